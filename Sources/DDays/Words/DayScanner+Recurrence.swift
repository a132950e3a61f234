import Almanac

extension DayScanner {
  /// Cuts off how a day repeats, `매년`, `every month on`, at the beginning or the end, and gives it
  /// back; nil if the words don't say.
  mutating func dropRecurrence() -> SpokenRecurrence? {
    if let recurrence = value(of: Self.beginnings) {
      _ = skip(anyOf: ["on ", "at "])
      return .every(recurrence)
    }
    if skip("every other ") { return .every(.days(14)) }
    if skip(anyOf: ["every ", "each "]) { return .everySuch }
    for (ending, recurrence) in Self.endings where rest.hasSuffix(ending) {
      self = DayScanner(String(rest.dropLast(ending.count)), of: words, order: order)
      return .every(recurrence)
    }
    return nil
  }

  private static let beginnings: [(String, Recurrence)] = [
    ("매년", .yearly), ("해마다", .yearly), ("매해", .yearly), ("every year", .yearly),
    ("each year", .yearly), ("yearly", .yearly), ("annually", .yearly), ("매월", .monthly),
    ("매달", .monthly), ("달마다", .monthly), ("every month", .monthly), ("each month", .monthly),
    ("monthly", .monthly), ("격주", .days(14)), ("매주", .weekly), ("every week", .weekly),
    ("each week", .weekly), ("weekly", .weekly), ("매일", .daily), ("날마다", .daily),
    ("every day", .daily), ("daily", .daily),
  ]

  private static let endings: [(String, Recurrence)] =
    beginnings.map { (" \($0.0)", $0.1) } + [("마다", .weekly)]
}

/// How words say that a day repeats.
enum SpokenRecurrence {
  case every(Recurrence)
  /// `every Friday`, `every 25th`, `every Christmas`: as often as such a day comes.
  case everySuch
}
