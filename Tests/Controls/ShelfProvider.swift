import FoundationEssentials
import Timelines
import WidgetIntents

struct ShelfEntry: TimelineEntry {
  let date: Date
  let content: Shelf.Content
}

struct ShelfProvider: TimelineProvider {
  @Dependency var shelf: Shelf

  func placeholder(in context: Context) -> ShelfEntry {
    ShelfEntry(date: context.date, content: Shelf.Content())
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ShelfEntry) -> Void) {
    completion(ShelfEntry(date: context.date, content: shelf.content))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ShelfEntry>) -> Void
  ) {
    let entry = ShelfEntry(date: context.date, content: shelf.content)
    completion(Timeline(entries: [entry], policy: .never))
  }
}
