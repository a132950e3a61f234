import FoundationEssentials
import Timelines
import Views

extension WidgetKind {
  /// Shows the number of its entry.
  static let counter = WidgetKind(
    id: "counter", name: "counter", families: [.systemSmall],
    placeholder: { Face(archiving: Text(verbatim: "0"), in: $1) },
    timeline: { AnyTimeline(counting: 100, from: $1.date, every: 60) })
}

extension AnyTimeline {
  init(counting count: Int, from date: Date, every interval: TimeInterval) {
    let entries = (0..<count).map { Count(date: date + interval * Double($0), number: $0) }
    self.init(Timeline(entries: entries, policy: .atEnd)) { entry, environment in
      Face(archiving: Text(verbatim: "\(entry.number)").font(.largeTitle), in: environment)
    }
  }
}

private struct Count: TimelineEntry {
  let date: Date
  let number: Int
}
