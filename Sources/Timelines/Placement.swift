package import Views

/// A place on a device that shows widgets.
package enum WidgetPlace: String, Hashable, Codable, Sendable, CaseIterable {
  case homeScreen, todayView, lockScreen, standBy
  case desktop, notificationCenter
  case complication, smartStack
}

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
  /// Whether a row around the widgets there tells what holds for all of them.
  var hasHeader: Bool { self == .homeScreen || self == .todayView }
}

/// A class of devices that show widgets.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case phone, tablet, watch, mac
}

extension WidgetFamily {
  /// The places where the family may appear.
  package func places(on device: DeviceClass) -> Set<WidgetPlace> {
    switch device {
    case .phone: placesOnPhone
    case .tablet: placesOnTablet
    case .watch: placesOnWatch
    case .mac: isAccessory ? [] : [.desktop, .notificationCenter]
    }
  }

  /// The modes in which the family may appear, the usual one first.
  package var renderingModes: [WidgetRenderingMode] {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular:
      [.fullColor, .accented, .vibrant]
    case .accessoryCircular, .accessoryCorner, .accessoryInline: [.vibrant, .accented]
    }
  }

  /// The requested mode if the family supports it; otherwise its usual one.
  package func renderingMode(for mode: WidgetRenderingMode) -> WidgetRenderingMode {
    renderingModes.contains(mode) ? mode : renderingModes[0]
  }

  /// Whether the family's widgets may contain buttons and toggles.
  package var mayHoldControls: Bool {
    self != .accessoryInline && self != .accessoryCorner
  }

  /// Whether the family appears inside rows of other content rather than on a tile.
  package var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: true
    }
  }

  private var placesOnPhone: Set<WidgetPlace> {
    switch self {
    case .systemSmall: [.homeScreen, .todayView, .standBy]
    case .systemMedium, .systemLarge: [.homeScreen, .todayView]
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: [.lockScreen]
    case .systemExtraLarge, .accessoryCorner: []
    }
  }

  private var placesOnTablet: Set<WidgetPlace> {
    switch self {
    case .systemSmall: [.homeScreen, .todayView, .lockScreen]
    case .systemMedium, .systemLarge, .systemExtraLarge: [.homeScreen, .todayView]
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: [.lockScreen]
    case .accessoryCorner: []
    }
  }

  private var placesOnWatch: Set<WidgetPlace> {
    switch self {
    case .accessoryCircular, .accessoryRectangular: [.complication, .smartStack]
    case .accessoryCorner, .accessoryInline: [.complication]
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: []
    }
  }
}
