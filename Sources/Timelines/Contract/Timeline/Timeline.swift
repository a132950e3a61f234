/// What a provider answers: entries from now on, and when to ask again.
public struct Timeline<EntryType: TimelineEntry>: Sendable {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// Why the entries are no newer, if they could be.
  package var obstacle: Obstacle?
  /// Whether it only tells what is known already, so that something is to be seen until what is new
  /// is found out; the provider is then asked again at once.
  package var isPreliminary = false

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
