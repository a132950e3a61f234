import Almanac
import DDays

/// The days of an event being edited, possibly incomplete.
struct RuleDraft: Hashable {
  var words: String
  var isLunar = false
  var recurrence = Recurrence.never
  var missingDay = MissingDay.last
  /// The order of numbers in the words.
  var order = DateOrder.dayFirst

  init(
    words: String, isLunar: Bool, recurrence: Recurrence, missingDay: MissingDay,
    order: DateOrder = .dayFirst
  ) {
    (self.words, self.isLunar, self.order) = (words, isLunar, order)
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
    do {
      spoken = try SpokenDay(words: words, isLunar: isLunar, today: today, order: order)
    } catch {
      throw .day(error)
    }
    return DayRule(
      start: spoken.day, recurrence: try recurrence(of: spoken), missingDay: missingDay
    ).synchronized
  }

  private func recurrence(of spoken: SpokenDay) throws(RuleFault) -> Recurrence {
    guard recurrence != .never else { return spoken.recurrence ?? .never }
    guard let recurrence = spoken.recurrence(by: recurrence) else {
      throw spoken.lunar == nil ? .unrepeatable : .lunarRecurrence
    }
    return recurrence
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
