package import Views

extension WidgetPlace {
  /// The modes that the place uses, the usual one first. A desktop turns widgets vibrant while
  /// other windows are in front; a Home Screen in a terminal does the same.
  package var renderingModes: [WidgetRenderingMode] {
    switch self {
    case .homeScreen: [.fullColor, .accented, .vibrant]
    case .todayView, .notificationCenter: [.fullColor]
    case .lockScreen: [.vibrant]
    case .standBy, .desktop: [.fullColor, .vibrant]
    case .complication, .smartStack: [.fullColor, .accented, .vibrant]
    }
  }
  /// Whether widgets there stand on the place's own ground rather than on theirs.
  package var removesContainerBackground: Bool { self == .lockScreen || self == .standBy }
}
