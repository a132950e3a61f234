/// Says what a widget shows when, by calling back; what it is called back with first, counts.
public protocol TimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// What is shown while nothing is known yet: at once, and the same for everybody.
  func placeholder(in context: Context) -> Entry

  /// What is shown in passing, where the widget is offered or being added.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
