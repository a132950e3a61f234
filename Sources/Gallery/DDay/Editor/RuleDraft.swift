import Almanac
import DDays

/// The days of an event being edited, possibly incomplete.
struct RuleDraft: Hashable {
  var words: String
  var isLunar = false
  var recurrence = Recurrence.never
  var missingDay = MissingDay.last

  init(words: String, isLunar: Bool, recurrence: Recurrence, missingDay: MissingDay) {
    (self.words, self.isLunar) = (words, isLunar)
    (self.recurrence, self.missingDay) = (recurrence, missingDay)
  }

  /// A draft of an existing rule; lunar rules get lunar dates.
  init(_ rule: DayRule) {
    let lunar = rule.recurrence.isLunar ? rule.start.lunar : nil
    words = lunar?.words ?? rule.start.description
    isLunar = lunar != nil
    recurrence = rule.recurrence.isLunar ? .yearly : rule.recurrence
    missingDay = rule.missingDay
  }

  func rule(on today: CivilDay) throws(RuleFault) -> DayRule {
    let spoken: SpokenDay
    do { spoken = try SpokenDay(words: words, isLunar: isLunar, today: today) } catch {
      throw .day(error)
    }
    let recurrence = try recurrence(of: spoken.lunar)
    return DayRule(start: spoken.day, recurrence: recurrence, missingDay: missingDay)
  }

  private func recurrence(
    of lunar: LunarAnniversary?
  ) throws(RuleFault) -> Recurrence {
    switch (lunar, recurrence) {
    case (let lunar?, .yearly): .lunarYearly(lunar)
    case (_?, .weekly), (_?, .monthly): throw .lunarRecurrence
    default: recurrence
    }
  }
}

extension Recurrence {
  fileprivate var isLunar: Bool { if case .lunarYearly = self { true } else { false } }
}

extension LunarDay {
  /// The date in words, for use with the name of the lunar calendar.
  fileprivate var words: String {
    isLeapMonth ? "\(year)년 윤\(month)월 \(day)일" : "\(year)-\(month)-\(day)"
  }
}
