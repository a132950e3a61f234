package import Views

extension WidgetFamily {
  /// Where widgets of the family may stand.
  package func places(on device: DeviceClass) -> Set<WidgetPlace> {
    switch device {
    case .phone: placesOnPhone
    case .tablet: placesOnTablet
    case .watch: placesOnWatch
    case .mac: isAccessory ? [] : [.desktop, .notificationCenter]
    }
  }

  /// In what modes widgets of the family are shown, beginning with the usual one.
  package var renderingModes: [WidgetRenderingMode] {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular:
      [.fullColor, .accented, .vibrant]
    case .accessoryCircular, .accessoryCorner, .accessoryInline: [.vibrant, .accented]
    }
  }

  /// The mode that comes nearest to one that may not be among the family's.
  package func renderingMode(for mode: WidgetRenderingMode) -> WidgetRenderingMode {
    renderingModes.contains(mode) ? mode : renderingModes[0]
  }

  /// Whether buttons and toggles may stand in its widgets.
  package var mayHoldControls: Bool {
    self != .accessoryInline && self != .accessoryCorner
  }

  /// Whether its widgets stand among the rows of other things instead of on tiles.
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
