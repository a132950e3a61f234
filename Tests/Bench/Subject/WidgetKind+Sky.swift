import FoundationEssentials
import Timelines
import Views

extension WidgetKind {
  /// Shows a number that changes each minute.
  static let sky = WidgetKind(
    id: "sky", name: "sky", families: [.systemSmall],
    placeholder: { Face(archiving: SkyView(number: 0), in: $1) },
    timeline: { .sky(number: 21, at: $1.date) })
}

extension AnyTimeline {
  static func sky(number: Int, at date: Date) -> AnyTimeline {
    let entries = (0..<10).map { Sky(date: date + 60 * Double($0), number: number + 4 * $0) }
    return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
      Face(archiving: SkyView(number: entry.number), in: environment)
    }
  }
}

private struct Sky: TimelineEntry {
  let date: Date
  let number: Int
}
