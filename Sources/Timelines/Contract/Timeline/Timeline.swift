/// A provider's answer: entries from now on, and when to ask again.
public struct Timeline<EntryType: TimelineEntry>: Sendable {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// Why the entries aren't newer; nil if nothing stands in the way.
  package var providerFault: ProviderFault?
  /// Whether the entries hold only known data, to show something while new data is fetched. The
  /// provider is then asked again at once.
  package var isPreliminary = false

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
