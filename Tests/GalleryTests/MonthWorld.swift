import Almanac
import DDays
import Foundation
import Kit
import Store
import Timelines
import Views

@testable import Gallery

/// Months with some days of people.
enum MonthWorld {
  /// The tile of each family, with its margins.
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (21, 10), .systemMedium: (45, 10), .systemLarge: (45, 22),
    .systemExtraLarge: (93, 22),
  ]

  static let days: [(String, String, Recurrence)] = [
    ("우진이 생일", "2019-11-24", .months(12)), ("프로젝트 마감", "2026-12-03", .never),
    ("결혼기념일", "2023-12-25", .months(12)), ("이사", "2026-08-14", .never),
    ("월급날", "2026-01-25", .months(1)),
  ]

  static func reading(
    _ language: Language = .korean, _ aspect: MonthAspect = .month,
    days: [(String, String, Recurrence)] = MonthWorld.days, weekStart: WeekStart = .sunday
  ) throws -> MonthReading {
    let folder = try TestFolder()
    let book = DDayBook(in: Store(in: folder.path))
    let ddays = try book.add(
      days.map { day in
        let rule = DayRule(start: try WrittenDate(day.1).moment.day, recurrence: day.2)
        return Occasion(title: day.0, rule: rule)
      })
    return MonthReading(
      ddays: ddays,
      aspect: aspect, language: language, weekStart: weekStart, zone: try .seoul())
  }

  static func view(of entry: MonthEntry, in family: WidgetFamily) -> some View {
    MonthView(entry: entry)
      .environment(\.widgetFamily, family)
      .environment(
        \.widgetContentMargins, EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16))
  }
}
