import Almanac

extension Recurrence {
  /// The recurrences that a single word expresses.
  package static let plain: [Recurrence] = [.never, .daily, .weekly, .monthly, .yearly]

  /// Reads what `word` writes.
  package init?(word: String) {
    let sides = word.split(separator: " on ", maxSplits: 1)
    guard let step = sides.first.flatMap({ Recurrence(step: $0) }) else { return nil }
    guard sides.count == 2 else {
      self = step
      return
    }
    guard case .months(let months) = step, let day = MonthlyWeekday(word: sides[1]) else {
      return nil
    }
    self = .weekdays(day, months: months)
  }

  private init?(step: Substring) {
    if let plain = Recurrence.plain.first(where: { $0.word == step }) {
      self = plain
      return
    }
    let parts = step.split(separator: " ")
    guard parts.count == 2, let count = Int(parts[0]), 1...Self.mostDays ~= count else {
      return nil
    }
    switch parts[1] {
    case "days": self = .days(count)
    case "weeks": self = .days(count * 7)
    case "months": self = .months(count)
    case "years": self = .months(count * 12)
    default: return nil
    }
    guard isWithinLimits else { return nil }
  }

  private var isWithinLimits: Bool {
    switch self {
    case .days(let days): days <= Self.mostDays
    case .months(let months), .weekdays(_, let months): months <= Self.mostMonths
    case .never, .lunarYearly: true
    }
  }

  /// The words in files and on command lines: `weekly`, `3 months`, `yearly on 4 thursday`.
  package var word: String {
    switch self {
    case .never: "never"
    case .daily: "daily"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly, .lunarYearly: "yearly"
    case .days(let days):
      days.isMultiple(of: 7) ? "\(days / 7) weeks" : "\(days) days"
    case .months(let months):
      months.isMultiple(of: 12) ? "\(months / 12) years" : "\(months) months"
    case .weekdays(let day, let months): "\(Recurrence.months(months).word) on \(day.word)"
    }
  }
}

extension MonthlyWeekday {
  fileprivate init?(word: Substring) {
    let parts = word.split(separator: " ")
    guard parts.count == 2, let number = Int(parts[0]),
      let weekday = Weekday(word: String(parts[1]))
    else { return nil }
    self.init(number, weekday)
  }

  fileprivate var word: String { "\(number) \(weekday)" }
}
