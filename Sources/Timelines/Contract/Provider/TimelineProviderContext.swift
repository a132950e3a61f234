package import Almanac
public import FoundationEssentials

/// What a provider is told about the place that its widget is asked for.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let displaySize: DisplaySize
  /// Sample data will do, and has to be there at once.
  public let isPreview: Bool
  /// When the provider is asked: the date of its first entry.
  public let date: Date
  package let zone: Zone
  /// How the widget is going to be shown, for who draws its faces at once.
  package let traits: [Traits]

  package init(
    family: WidgetFamily, displaySize: DisplaySize? = nil, isPreview: Bool = false, date: Date,
    zone: Zone, traits: [Traits] = []
  ) {
    self.family = family
    self.displaySize = displaySize ?? family.usualSize
    self.isPreview = isPreview
    self.date = date
    self.zone = zone
    self.traits = traits
  }
}
