package import Views

extension WidgetPlace {
  /// In what modes widgets are shown there, beginning with the usual one; vibrant ones recede from
  /// the other windows of a desktop, as a Home Screen in a terminal is among other windows.
  package var renderingModes: [WidgetRenderingMode] {
    switch self {
    case .homeScreen: [.fullColor, .accented, .vibrant]
    case .todayView, .notificationCenter: [.fullColor]
    case .lockScreen: [.vibrant]
    case .standBy, .desktop: [.fullColor, .vibrant]
    case .complication, .smartStack: [.fullColor, .accented, .vibrant]
    }
  }
}
