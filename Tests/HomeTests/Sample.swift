import FoundationEssentials
import Timelines
import Views

/// The widget kinds of the tests.
enum Sample {
  struct Entry: TimelineEntry {
    let date: Date
    let number: String
  }

  static let weather = kind("weather", "날씨", "서울", ["23°", "24°", "25°"], [.blue, .teal])
  static let days = kind("days", "D-Day", "결혼기념일", ["D-34"], [.indigo, .purple])
  static let reminders = kind("reminders", "미리 알림", "오늘", ["3"], [.black, .gray])
  static let coffee = kind("coffee", "카페인", "카페인", ["190 mg"], [.brown, .black])
  static let snow = kind("snow", "눈", "평창", ["-2°"], [.white, .cyan])
  static let failing = WidgetKind(
    id: "failing", name: "실패", families: WidgetFamily.allCases,
    placeholder: { face("", "0", [.gray, .black], $1) },
    timeline: { _, _ in throw TimelineFault.failed("no network") })

  static let kinds = [weather, days, reminders, coffee, snow, failing]

  /// Roughly the Home Screen of the golden pictures.
  static let board: [Instance] = instances([
    ("weather", .systemMedium), ("days", .systemSmall), ("reminders", .systemMedium),
    ("weather", .systemLarge), ("coffee", .systemSmall), ("days", .systemMedium),
    ("coffee", .systemSmall), ("weather", .systemSmall), ("snow", .systemSmall),
    ("days", .accessoryCircular), ("snow", .systemSmall),
  ])

  static func instances(_ list: [(kind: String, family: WidgetFamily)]) -> [Instance] {
    list.enumerated().map { number, widget in
      Instance(id: Instance.ID(number), kind: widget.kind, family: widget.family)
    }
  }

  /// A kind with an entry each hour from now on, which reloads at the end.
  static func kind(
    _ id: String, _ name: String, _ title: String, _ numbers: [String], _ colors: [Color]
  ) -> WidgetKind {
    WidgetKind(
      id: id, name: name, families: WidgetFamily.allCases,
      placeholder: { face(title, "00", colors, $1) },
      timeline: { _, context in
        let entries = numbers.enumerated().map { hour, number in
          Entry(date: context.date.addingTimeInterval(3600 * Double(hour)), number: number)
        }
        return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
          face(title, entry.number, colors, environment)
        }
      })
  }

  private static func face(
    _ title: String, _ number: String, _ colors: [Color], _ environment: EnvironmentValues
  ) -> Face {
    Face(
      archiving: SampleView(title: title, number: number, note: "↑26° ↓17°", colors: colors),
      in: environment)
  }
}
