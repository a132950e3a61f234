extension WidgetFamily {
  /// The size on a typical phone; for the extra large family, on a tablet.
  package var usualSize: DisplaySize {
    switch self {
    case .systemSmall: DisplaySize(width: 158, height: 158)
    case .systemMedium: DisplaySize(width: 338, height: 158)
    case .systemLarge: DisplaySize(width: 338, height: 354)
    case .systemExtraLarge: DisplaySize(width: 715.5, height: 342)
    case .accessoryCircular, .accessoryCorner: DisplaySize(width: 72, height: 72)
    case .accessoryRectangular: DisplaySize(width: 160, height: 72)
    case .accessoryInline: DisplaySize(width: 234, height: 26)
    }
  }
}
