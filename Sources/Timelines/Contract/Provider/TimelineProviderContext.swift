package import Almanac
public import FoundationEssentials

/// The circumstances for which a provider is asked.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let displaySize: DisplaySize
  /// Whether sample data will do, which must be there at once.
  public let isPreview: Bool
  /// The date of the request, and so of the first entry.
  public let date: Date
  package let zone: Zone
  /// The traits of the widget's appearances, for providers that draw faces right away.
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
