import Views

/// Turns a widget's entries into what it shows where it was asked for.
struct Stage<Entry: TimelineEntry>: Sendable {
  typealias Context = TimelineProviderContext

  let content: @Sendable (Entry) -> any View

  func face(of entry: Entry, in context: Context, _ environment: EnvironmentValues) -> Face {
    var environment = environment
    environment.widgetFamily = context.family
    return Face(archiving: content(entry), in: environment)
  }

  func reel(of timeline: Timeline<Entry>, in context: Context) -> Reel {
    Reel(timeline) { face(of: $0, in: context, $1) }
  }
}
