import Almanac
import DDays

/// The days of an event being edited, possibly incomplete.
struct RuleDraft: Hashable {
  var words: String
  var isLunar = false
  var recurrence = Recurrence.never
  var missingDay = MissingDay.last
  /// The last possible day in words; blank if it never ends.
  var until = ""
  /// The order of numbers in the words.
  var order = DateOrder.dayFirst
  /// The zone of the day on which a date with an offset is; nil to take its day as it is written.
  var zone: Zone?

  init(
    words: String, isLunar: Bool, recurrence: Recurrence, missingDay: MissingDay,
    until: String = "", order: DateOrder = .dayFirst, zone: Zone? = nil
  ) {
    (self.words, self.isLunar, self.order, self.zone) = (words, isLunar, order, zone)
    (self.recurrence, self.missingDay, self.until) = (recurrence, missingDay, until)
  }

  /// A draft of an existing rule; lunar rules get lunar dates.
  init(_ rule: DayRule) {
    let lunar = rule.recurrence.isLunar ? rule.start.lunar : nil
    words = lunar?.words ?? rule.start.description
    isLunar = lunar != nil
    recurrence = rule.recurrence.isLunar ? .yearly : rule.recurrence
    missingDay = rule.missingDay
    until = rule.end?.description ?? ""
  }

  func rule(on today: CivilDay) throws(RuleFault) -> DayRule {
    var rule = try endlessRule(on: today)
    if rule.recurrence != .never { rule.end = try end(of: rule, on: today) }
    return rule
  }

  /// The last possible day of a rule; nil if it never ends.
  func end(of rule: DayRule, on today: CivilDay) throws(RuleFault) -> CivilDay? {
    guard !until.allSatisfy(\.isWhitespace) else { return nil }
    do {
      let end = try SpokenDay(words: until, today: today, order: order, zone: zone).day
      if end >= rule.start { return end }
    } catch {
      throw .day(error)
    }
    throw .endsBefore
  }

  /// The rule as if it never ended.
  func endlessRule(on today: CivilDay) throws(RuleFault) -> DayRule {
    try rule(of: spoken(on: today))
  }

  /// The first day that the words mean; the rule may start earlier, as that of the last day of each
  /// month does.
  func day(on today: CivilDay) throws(RuleFault) -> CivilDay {
    let spoken = try spoken(on: today)
    return max(spoken.day, try rule(of: spoken).start)
  }

  private func spoken(on today: CivilDay) throws(RuleFault) -> SpokenDay {
    do {
      return try SpokenDay(
        words: words, isLunar: isLunar, today: today, order: order, zone: zone)
    } catch {
      throw .day(error)
    }
  }

  private func rule(of spoken: SpokenDay) throws(RuleFault) -> DayRule {
    let recurrence = try recurrence(of: spoken)
    return DayRule(
      start: spoken.start(by: recurrence), recurrence: recurrence, missingDay: missingDay
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
