import Almanac
import DDays
import Desk

/// The options of a command that describe a D-Day.
struct OccasionOptions {
  let arguments: Arguments
  let today: CivilDay
  let strings: [String: String]

  /// Applies the options; others stay unchanged. `words` is the date from the operands, if any.
  func apply(to occasion: inout Occasion, day words: String?) throws {
    try apply(to: &occasion.rule, day: words)
    if let title = arguments["title"] { occasion.title = title.onOneLine }
    if let group = arguments["group"] { occasion.group = group.onOneLine }
    if let note = arguments["note"] { occasion.note = note }
    occasion.isInclusive = try value(of: "inclusive", or: "exclusive") ?? occasion.isInclusive
    occasion.isPinned = try value(of: "pin", or: "unpin") ?? occasion.isPinned
  }

  private func apply(to rule: inout DayRule, day words: String?) throws {
    let isLunar = arguments.has("lunar")
    // A new date belongs to the calendar in which it is given.
    let said = try words.map { try day($0, isLunar: isLunar) }
    let lunar =
      said?.lunar ?? (isLunar ? rule.start.lunar.map(LunarAnniversary.init) : nil)
      ?? (said == nil ? rule.recurrence.lunar : nil)
    rule.start = said?.day ?? rule.start
    rule.recurrence = try recurrence(lunar: lunar, isNew: said?.lunar != nil || isLunar, rule)
    if let word = arguments["missing"] { rule.missingDay = try missingDay(word) }
    if let words = arguments["until"] {
      rule.end = words == "never" ? nil : try day(words, isLunar: false).day
    }
  }

  private func recurrence(
    lunar: LunarAnniversary?, isNew: Bool, _ rule: DayRule
  ) throws -> Recurrence {
    let said = try arguments["repeat"].map(recurrence)
    guard let lunar else {
      return said ?? (rule.recurrence.lunar == nil ? rule.recurrence : .yearly)
    }
    switch said {
    case nil, .yearly: return .lunarYearly(lunar)
    case .never: return .never
    case let other?:
      guard !isNew else {
        throw CommandError(
          misuse: strings.text("dday.error.lunar-repeat %@", other.word))
      }
      return other
    }
  }

  private func recurrence(_ word: String) throws -> Recurrence {
    let known = Recurrence.plain.first { $0.word == word || $0.otherWords.contains(word) }
    guard let known else {
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
      return try SpokenDay(words: words, isLunar: isLunar, today: today)
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

extension Recurrence {
  fileprivate var lunar: LunarAnniversary? {
    if case .lunarYearly(let lunar) = self { lunar } else { nil }
  }

  /// Other words for the recurrence that users may type.
  fileprivate var otherWords: [String] {
    switch self {
    case .never: ["none", "no", "없음"]
    case .weekly: ["매주"]
    case .monthly: ["매월", "매달"]
    case .yearly, .lunarYearly: ["annually", "매년", "해마다"]
    }
  }
}
