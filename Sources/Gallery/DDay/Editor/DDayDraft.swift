import Almanac
import DDays
import Pages
import WidgetIntents

/// A D-Day being edited, possibly incomplete.
struct DDayDraft: Hashable {
  var title = ""
  var rule: RuleDraft
  var group = ""
  var isInclusive = false
  var isPinned = false
  var note = ""

  /// An empty draft.
  init() {
    rule = RuleDraft(words: "", isLunar: false, recurrence: .never, missingDay: .last)
  }

  init(_ occasion: Occasion) {
    rule = RuleDraft(occasion.rule)
    (title, group, note) = (occasion.title, occasion.group, occasion.note)
    (isInclusive, isPinned) = (occasion.isInclusive, occasion.isPinned)
  }

  /// The draft moved to a newer version of its D-Day, keeping the user's changes.
  func moved(from old: DDayDraft, to new: DDayDraft) -> DDayDraft {
    var draft = new
    func keep<Value: Equatable>(_ path: WritableKeyPath<DDayDraft, Value>) {
      if self[keyPath: path] != old[keyPath: path] { draft[keyPath: path] = self[keyPath: path] }
    }
    keep(\.title)
    keep(\.group)
    keep(\.isInclusive)
    keep(\.isPinned)
    keep(\.note)
    keep(\.rule.recurrence)
    keep(\.rule.missingDay)
    keep(\.rule.until)
    // The meaning of the words depends on the calendar.
    if (rule.words, rule.isLunar) != (old.rule.words, old.rule.isLunar) {
      (draft.rule.words, draft.rule.isLunar) = (rule.words, rule.isLunar)
    }
    return draft
  }

  /// The occasion; nil while the date is invalid.
  func occasion(on today: CivilDay) -> Occasion? {
    (try? rule.rule(on: today)).map { rule in
      Occasion(
        uid: "", title: title.onOneLine, rule: rule, isInclusive: isInclusive,
        group: group.onOneLine, isPinned: isPinned, note: note)
    }
  }
}

extension DDayDraft {
  /// The draft in a form.
  init(_ form: Form, _ terms: DraftTerms) {
    self.init()
    title = form.text(.title)
    rule = RuleDraft(
      words: form.text(.date), isLunar: form.isOn(.lunar),
      recurrence: form.chosen(.recurrence, among: terms.choices) ?? .never,
      missingDay: form.chosen(.missing, among: MissingDay.allCases) ?? .last,
      until: form.text(.until), order: terms.order, zone: terms.zone)
    (group, note) = (form.text(.group), form.text(.note))
    (isInclusive, isPinned) = (form.isOn(.inclusive), form.isOn(.pin))
  }
}

extension Form {
  private subscript(question: DDayQuestion) -> Field.Answer? { self[question.id]?.answer }

  fileprivate func text(_ question: DDayQuestion) -> String {
    if case .text(let entry) = self[question] { entry.text } else { "" }
  }

  fileprivate func isOn(_ question: DDayQuestion) -> Bool { self[question] == .toggle(true) }

  fileprivate func chosen<Choice>(
    _ question: DDayQuestion, among choices: [Choice]
  ) -> Choice? {
    guard case .choice(_, let index) = self[question], choices.indices.contains(index) else {
      return nil
    }
    return choices[index]
  }
}

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

/// A reason why a draft has no days.
enum RuleFault: Error, Hashable {
  case day(SpokenDayError)
  /// Lunar dates only repeat yearly.
  case lunarRecurrence
  /// No rule has the days on which the feast repeats.
  case unrepeatable
  /// It would end before it begins.
  case endsBefore
}

extension RuleFault: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .day(.unreadable): "dday.fault.unreadable"
    case .day(.dayless): "dday.fault.dayless"
    case .day(.ambiguous): "dday.fault.ambiguous"
    case .day(.severalDays): "dday.fault.several"
    case .day(.eitherCalendar): "dday.fault.either"
    case .day(.notLunar): "dday.fault.not-lunar"
    case .day(.unrepeatable), .unrepeatable: "dday.fault.unrepeatable"
    case .day(.contradictory): "dday.fault.contradictory"
    case .day(.noSuchDay), .day(.otherWeekday): "dday.fault.no-such-day"
    case .day(.noSuchLunarDay): "dday.fault.no-such-lunar-day"
    case .day(.beyondTheCalendar): "dday.fault.beyond"
    case .day(.beyondTheLunarCalendar): "dday.fault.beyond-lunar"
    case .endsBefore: "dday.fault.ends-before"
    case .lunarRecurrence: "dday.fault.lunar-repeat"
    }
  }
}

/// What a form doesn't hold but its answers depend on.
struct DraftTerms: Hashable {
  /// The ways to repeat that the form offers.
  var choices: [Recurrence]
  /// The order of numbers in dates.
  let order: DateOrder
  /// The zone of the day on which a date with an offset is; nil to take its day as it is written.
  let zone: Zone?
}

extension DayRule {
  /// The rule with what a form can't change: the gaps of the stored rule, if its days stay, and the end
  /// of one that doesn't repeat.
  func keeping(_ stored: DayRule) -> DayRule {
    var rule = self
    if recurrence == .never { rule.end = stored.end }
    if (start, recurrence) == (stored.start, stored.recurrence) { rule.gaps = stored.gaps }
    return rule
  }
}

extension Recurrence {
  /// The recurrences to choose from; one that no single word expresses is kept among them.
  var choices: [Recurrence] {
    Recurrence.plain.contains(self) ? Recurrence.plain : Recurrence.plain + [self]
  }

  /// The recurrence in words, for those that are no plain choice.
  var resource: LocalizedStringResource {
    switch self {
    case .days(let days):
      days.isMultiple(of: 7)
        ? "dday.repeat.weeks \(days / 7)" : "dday.repeat.days \(days)"
    case .months(let months):
      months == 1
        ? "dday.repeat.monthly"
        : months == 12
          ? "dday.repeat.yearly"
          : months.isMultiple(of: 12)
            ? "dday.repeat.years \(months / 12)" : "dday.repeat.months \(months)"
    case .weekdays(let day, let months):
      "dday.repeat.nth \(Recurrence.months(months).resource) \(day.ordinal) \(day.name)"
    case .never, .lunarYearly: LocalizedStringResource("dday.repeat.\(word)" as String)
    }
  }
}

extension MonthlyWeekday {
  fileprivate var ordinal: LocalizedStringResource {
    LocalizedStringResource("dday.nth.\(number)" as String)
  }

  fileprivate var name: LocalizedStringResource {
    LocalizedStringResource("date.weekday.\(weekday.rawValue).wide" as String)
  }
}
