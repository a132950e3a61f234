/// Provides a widget's timeline through callbacks; only the first call back counts.
public protocol TimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// The entry shown before any data has arrived. Returns at once, and is the same for everyone.
  func placeholder(in context: Context) -> Entry

  /// The entry for transient display, such as in the widget gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
