import FoundationEssentials
import Timelines
import Views

extension WidgetKind {
  static let clock = WidgetKind(
    id: "clock", name: "clock", families: [.systemSmall],
    placeholder: { Face(archiving: ClockView(), in: $1) },
    timeline: { .clock(at: $1.date) })
}

extension AnyTimeline {
  /// One entry, whose texts update themselves.
  static func clock(at date: Date) -> AnyTimeline {
    AnyTimeline(Timeline(entries: [Moment(date: date)], policy: .never)) {
      Face(archiving: ClockView(), in: $1)
    }
  }
}

private struct Moment: TimelineEntry {
  let date: Date
}
