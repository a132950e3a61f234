import FoundationEssentials
import Timelines
import Views

extension WidgetKind {
  static let clock = WidgetKind(
    id: "clock", name: "clock", families: [.systemSmall],
    placeholder: { Face(archiving: ClockView(), in: $1) },
    timeline: { .clock(at: $1.date) })
}

extension Reel {
  /// One entry, whose texts update themselves.
  static func clock(at date: Date) -> Reel {
    Reel(Timeline(entries: [Moment(date: date)], policy: .never)) {
      Face(archiving: ClockView(), in: $1)
    }
  }
}

private struct Moment: TimelineEntry {
  let date: Date
}
