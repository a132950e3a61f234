import FoundationEssentials
import Timelines
import Views

extension WidgetKind {
  /// A kind whose entries change with a transition: a number each hour, and a running timer.
  static func rolling(_ transition: ContentTransition, _ numbers: [Int] = [23, 24, 7, 8])
    -> WidgetKind
  {
    WidgetKind(
      id: "rolling", name: "Rolling", families: WidgetFamily.allCases,
      placeholder: { face(0, .test, transition, $1) },
      timeline: { _, context in
        let entries = numbers.enumerated().map { hour, number in
          Entry(date: context.date.addingTimeInterval(3600 * Double(hour)), number: number)
        }
        return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
          face(entry.number, context.date, transition, environment)
        }
      })
  }

  private struct Entry: TimelineEntry {
    let date: Date
    let number: Int
  }

  private static func face(
    _ number: Int, _ start: Date, _ transition: ContentTransition, _ environment: EnvironmentValues
  ) -> Face {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "\(number)°").font(.system(size: 44))
      Text(verbatim: "\(number)°")
      Text(start, style: .timer)
    }
    .contentTransition(transition)
    .containerBackground(.blue, for: .widget)
    return Face(archiving: view, in: environment)
  }
}
