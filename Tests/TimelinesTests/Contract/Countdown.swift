import Foundation
import Timelines
import Views

/// A widget whose provider uses callbacks, written like a tutorial.
struct Countdown: Widget {
  let kind: String = "Countdown"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: CountdownProvider()) { entry in
      ZStack {
        Text(kind).font(.headline)
        Text(entry.text).font(.caption)
      }
    }
    .configurationDisplayName("Countdown")
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations([.standBy, .lockScreen], for: [.systemSmall])
    .disfavoredLocations([.carPlay], for: [.systemSmall])
  }
}

struct CountdownEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct CountdownProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry {
    CountdownEntry(date: context.date, text: "D-?")
  }

  func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
    completion(CountdownEntry(date: context.date, text: "D-1"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
    let entry = CountdownEntry(date: context.date, text: "D-Day")
    completion(Timeline(entries: [entry], policy: .atEnd))
  }
}
