import System
import Almanac

extension DayScanner {
  /// Cuts off how a day repeats, `매년`, `every month on`, `2주마다`, at the beginning or the end, and
  /// gives it back; nil if the words don't say.
  mutating func dropRecurrence() -> SpokenRecurrence? {
    guard let recurrence = dropBeginning() ?? dropStepBehind() ?? dropEnding() else { return nil }
    drop(anyOf: [" of", " of the month", " of month"])
    return recurrence
  }

  private mutating func dropBeginning() -> SpokenRecurrence? {
    if let step = koreanStep() ?? englishStep() {
      _ = skip(anyOf: ["on ", "at ", "from ", "starting ", "beginning "])
      return .step(step)
    }
    for (word, recurrence) in Self.beginnings where skip(whole: word) {
      _ = skip(anyOf: ["on ", "at ", "from ", "starting ", "beginning "])
      return .every(recurrence)
    }
    if skip("every other ") { return .every(.days(14)) }
    return skip(anyOf: ["every ", "each "]) ? .everySuch : nil
  }

  /// Cuts off `2주마다` or `every 2 weeks` behind a day. Behind a month, days are a date: `12월 25일마다`.
  private mutating func dropStepBehind() -> SpokenRecurrence? {
    for index in rest.indices.dropFirst() where rest[rest.index(before: index)] == " " {
      var day = DayScanner(String(rest[..<index]), of: words, order: order)
      let isStart = day.drop(anyOf: ["부터"])
      var scanner = DayScanner(String(rest[index...]), of: words, order: order)
      let isDays = scanner.amount()?.1 == .days
      scanner = DayScanner(String(rest[index...]), of: words, order: order)
      let korean = isDays && !isStart ? nil : scanner.koreanStep()
      guard let step = korean ?? scanner.englishStep(), scanner.isAtEnd else { continue }
      self = day
      return .step(step)
    }
    return nil
  }

  private mutating func dropEnding() -> SpokenRecurrence? {
    for (word, recurrence) in Self.beginnings where drop(anyOf: [" \(word)"]) {
      return .every(recurrence)
    }
    return drop(anyOf: ["마다"]) ? .everySuch : nil
  }

  /// Reads `2주마다`; nil for anything else. The numbers of later days of a month are those days:
  /// `25일마다`.
  private mutating func koreanStep() -> Recurrence? {
    var scanner = self
    let isDigit = rest.utf8.first?.isDigit ?? false
    guard let (count, unit) = scanner.amount(), scanner.skip("마다"),
      !isDigit || unit != .days || !(11...31 ~= count)
    else { return nil }
    self = scanner
    return Recurrence(every: count, unit)
  }

  /// Reads `every 2 weeks`; nil for anything else.
  private mutating func englishStep() -> Recurrence? {
    var scanner = self
    guard scanner.skip(anyOf: ["every ", "each "]), let (count, unit) = scanner.amount(),
      scanner.isAtEnd || rest[..<scanner.rest.startIndex].last == " ",
      let step = Recurrence(every: count, unit)
    else { return nil }
    self = scanner
    return step
  }

  /// Skips a word where no letter follows that would make it another.
  private mutating func skip(whole word: String) -> Bool {
    let next = rest.dropFirst(word.count).first
    guard word.last?.isASCII == false || next.map({ !$0.isLetter }) ?? true else { return false }
    return skip(word)
  }

  private static let beginnings: [(String, Recurrence)] = [
    ("매년", .yearly), ("해마다", .yearly), ("매해", .yearly), ("every year", .yearly),
    ("each year", .yearly), ("yearly", .yearly), ("annually", .yearly), ("매월", .monthly),
    ("매달", .monthly), ("달마다", .monthly), ("every month", .monthly), ("each month", .monthly),
    ("monthly", .monthly), ("격주", .days(14)), ("매주", .weekly), ("every week", .weekly),
    ("each week", .weekly), ("weekly", .weekly), ("매일", .daily), ("날마다", .daily),
    ("every day", .daily), ("daily", .daily), ("every other day", .days(2)),
    ("every second day", .days(2)), ("every other week", .days(14)),
    ("every second week", .days(14)), ("every other month", .months(2)),
    ("every second month", .months(2)), ("every other year", .months(24)),
    ("everyday", .daily), ("each day", .daily), ("격일", .days(2)), ("biweekly", .days(14)),
    ("fortnightly", .days(14)), ("주마다", .weekly), ("격월", .months(2)), ("quarterly", .months(3)),
    ("every quarter", .months(3)), ("분기마다", .months(3)), ("격년", .months(24)),
  ]
}

extension Recurrence {
  /// Reads words that only say how often something comes: `매주`, `every 2 weeks`; nil for all others.
  package static func said(in words: String) -> Recurrence? {
    var scanner = DayScanner(words)
    let spoken = scanner.dropRecurrence()
    guard scanner.isAtEnd else { return nil }
    switch spoken {
    case .every(let recurrence)?, .step(let recurrence)?: return recurrence
    case .everySuch?, nil: return nil
    }
  }
}

/// How words say that a day repeats.
enum SpokenRecurrence: Hashable {
  case every(Recurrence)
  /// `every 2 weeks`: also without a day, and then from today.
  case step(Recurrence)
  /// `every Friday`, `every 25th`, `every Christmas`: as often as such a day comes.
  case everySuch
}

extension Recurrence {
  /// Fails for steps that aren't understood.
  fileprivate init?(every count: Int, _ unit: DistanceUnit) {
    switch unit {
    case .workdays: return nil
    case .days, .weeks:
      let days = unit == .weeks ? count * 7 : count
      guard 1...Self.mostDays ~= days else { return nil }
      self = .days(days)
    case .months, .years:
      let months = unit == .years ? count * 12 : count
      guard 1...Self.mostMonths ~= months else { return nil }
      self = .months(months)
    }
  }
}
