import Almanac
import DDays
import Desk
import System

/// The options of a command that describe a D-Day.
struct OccasionOptions {
  let arguments: Arguments
  let today: CivilDay
  let order: DateOrder
  let zone: Zone
  let strings: StringTable

  /// Applies the options; others stay unchanged. `words` is the date from the operands, if any.
  /// Returns the times of day in the words, which D-Days don't have.
  func apply(to occasion: inout Occasion, day words: String?) throws -> [String] {
    let times = try apply(to: &occasion.rule, day: words)
    if let title = arguments["title"] { occasion.title = title.onOneLine }
    if let group = arguments["group"] { occasion.group = group.onOneLine }
    if let note = arguments["note"] { occasion.note = note }
    occasion.isInclusive = try value(of: "inclusive", or: "exclusive") ?? occasion.isInclusive
    occasion.isPinned = try value(of: "pin", or: "unpin") ?? occasion.isPinned
    return times
  }

  private func apply(to rule: inout DayRule, day words: String?) throws -> [String] {
    let isLunar = arguments.has("lunar")
    // A new date belongs to the calendar in which it is given.
    let said = try words.map { try day($0, isLunar: isLunar) }
    if let said {
      rule.recurrence = try recurrence(said, rule)
      rule.start = said.start(by: rule.recurrence)
      rule.gaps = []
    } else {
      rule.recurrence = try recurrence(of: rule, isLunar: isLunar)
    }
    rule = rule.synchronized
    if let word = arguments["missing"] { rule.missingDay = try missingDay(word) }
    guard let words = arguments["until"] else { return [said?.time].compactMap(\.self) }
    let end = words == "never" ? nil : try day(words, isLunar: false)
    rule.end = end?.day
    return [said?.time, end?.time].compactMap(\.self)
  }

  /// How a new date repeats: as asked for, as its words say, or as before.
  private func recurrence(_ said: SpokenDay, _ rule: DayRule) throws -> Recurrence {
    guard let asked = try arguments["repeat"].map(recurrence) else {
      if let own = said.recurrence { return own }
      if let lunar = said.lunar, said.pattern == .ofYear || arguments.has("lunar") {
        return .lunarYearly(lunar)
      }
      return said.recurrence(by: rule.plain(keeping: said.day)) ?? .never
    }
    guard let recurrence = said.recurrence(by: asked) else {
      throw CommandError(
        misuse: said.lunar == nil
          ? strings.text("dday.error.unrepeatable %@", asked.word)
          : strings.text("dday.error.lunar-repeat %@", asked.word))
    }
    if let own = said.recurrence, own != recurrence {
      throw CommandError(
        misuse: strings.text("dday.error.repeats %@ %@", own.word, recurrence.word))
    }
    return recurrence
  }

  /// How a known date repeats from now on.
  private func recurrence(of rule: DayRule, isLunar: Bool) throws -> Recurrence {
    let asked = try arguments["repeat"].map(recurrence)
    let lunar =
      rule.recurrence.lunar ?? (isLunar ? rule.start.lunar.map(LunarAnniversary.init) : nil)
    guard let lunar else { return asked ?? rule.recurrence }
    switch asked {
    case nil, .yearly?: return .lunarYearly(lunar)
    case .never?: return .never
    case let other?:
      guard !isLunar else {
        throw CommandError(misuse: strings.text("dday.error.lunar-repeat %@", other.word))
      }
      return other
    }
  }

  private func recurrence(_ word: String) throws -> Recurrence {
    let plain = Recurrence.plain.first { $0.otherWords.contains(word) }
    guard let known = plain ?? Recurrence(word: word) else {
      throw CommandError(
        unknown: "dday.sort.repeat", word, among: Recurrence.plain.map(\.word), in: strings)
    }
    return known
  }

  private func missingDay(_ word: String) throws -> MissingDay {
    guard let known = MissingDay(rawValue: word) else {
      throw CommandError(
        unknown: "dday.sort.missing", word, among: MissingDay.allCases.map(\.rawValue),
        in: strings)
    }
    return known
  }

  private func day(_ words: String, isLunar: Bool) throws -> SpokenDay {
    do {
      return try SpokenDay(words: words, isLunar: isLunar, today: today, order: order, zone: zone)
    } catch {
      throw CommandError(misuse: strings.text(error.phrase))
    }
  }

  private func value(of name: String, or other: String) throws -> Bool? {
    guard !arguments.has(name) || !arguments.has(other) else {
      throw CommandError(misuse: strings.text("dday.error.flags %@ %@", name, other))
    }
    return arguments.has(name) ? true : arguments.has(other) ? false : nil
  }
}

extension DayRule {
  /// How the rule goes on with another start, which stays the day that was typed: by the date where
  /// the weekday of a month, or the lunar date, isn't the start's.
  fileprivate func plain(keeping start: CivilDay) -> Recurrence {
    switch recurrence {
    case .lunarYearly: .yearly
    case .weekdays(let day, let months):
      day.day(inMonth: start.month, of: start.year) == start ? recurrence : .months(months)
    case .never, .days, .months: recurrence
    }
  }
}

extension Recurrence {
  fileprivate var lunar: LunarAnniversary? {
    if case .lunarYearly(let lunar) = self { lunar } else { nil }
  }

  /// Other words for the recurrence that users may type.
  fileprivate var otherWords: [String] {
    switch self {
    case .never: ["none", "no", "없음"]
    case .daily: ["매일", "날마다"]
    case .weekly: ["매주"]
    case .monthly: ["매월", "매달"]
    case .yearly: ["annually", "매년", "해마다"]
    default: []
    }
  }
}
