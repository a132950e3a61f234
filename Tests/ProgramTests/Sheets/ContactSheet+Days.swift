import Almanac
import System
import DDays
import Store
import Timelines
import WidgetIntents

extension ContactSheet {
  static let days: [ContactSheet] =
    [
      days(.systemSmall, "memory", day: "우리 함께한 날"), days(.systemSmall, "past", day: "금연 시작"),
      days(.systemSmall, "festive", day: "우리 3주년"), days(.systemSmall, "gone", day: "없는 날"),
      days(.systemMedium, "list", show: "list"),
      days(.systemMedium, "milestones", day: "우리 함께한 날", show: "milestones"),
    ]
    + [
      .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ].map { days($0) }

  /// What else families show of D-Days; recorded, but not checked.
  private static let aspects: [ContactSheet] = [
    days(.systemLarge, "list", show: "list"), days(.systemExtraLarge, "list", show: "list"),
    days(.systemExtraLarge, "milestones", day: "우리 함께한 날", show: "milestones"),
    days(.systemSmall, "milestones", day: "우리 함께한 날", show: "milestones"),
    days(.accessoryCircular, "list", show: "list"),
    days(.accessoryCircular, "milestones", day: "우리 함께한 날", show: "milestones"),
    days(.accessoryRectangular, "list", show: "list"),
  ]

  /// A kind in all its families, in English.
  static func recorded(_ kind: String) -> [ContactSheet] {
    (all + aspects).filter { $0.kind == kind }.map { sheet in
      var sheet = sheet
      sheet.language = .englishStrings
      return sheet
    }
  }

  private static func days(
    _ family: WidgetFamily, _ variant: String? = nil, day: String = "결혼기념일", show: String = "day"
  ) -> ContactSheet {
    ContactSheet(
      kind: DDayBook.kind, family: family,
      configuration: ["show": .text(show)]
        .merging(show == "list" ? [:] : ["day": .text(day)]) { $1 },
      variant: variant)
  }

  /// Adds typical D-Days, the last one without a title.
  func addDays(to store: Store) throws {
    _ = try DDayBook(in: store).add([
      occasion("결혼기념일", "2020-12-25", .yearly),
      occasion("우리 함께한 날", "2023-11-22", group: "가족", isInclusive: true),
      occasion("우리 3주년", "2023-11-21", .yearly), occasion("금연 시작", "2026-08-14"),
      occasion("졸업식", "2027-03-01"), occasion("우진이 생일", "2019-11-24", .yearly, group: "가족"),
      occasion("프로젝트 마감", "2026-12-03", group: "일"), occasion("", "2054-04-08"),
    ])
  }

  private func occasion(
    _ title: String, _ day: String, _ recurrence: Recurrence = .never, group: String = "",
    isInclusive: Bool = false
  ) throws -> Occasion {
    let rule = DayRule(start: try WrittenDate(day).moment.day, recurrence: recurrence)
    return Occasion(
      uid: title, title: title, rule: rule, isInclusive: isInclusive, group: group)
  }
}
