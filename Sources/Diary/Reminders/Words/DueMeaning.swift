import Almanac
import DDays
import FoundationEssentials

/// The meaning of one phrase among the words for a due time.
enum DueMeaning: Hashable {
  case day(SpokenDay)
  /// Minutes after the day's midnight, at most those of a day and a night.
  case time(Int)
  /// A time that only makes sense beside a day: `morning`.
  case daypart(Int)
  /// Such a time of the current day: `tonight`.
  case today(Int)
  /// Such minutes, but of either half of the day: `at 8`, `3시`, `half past 7`.
  case halfDayTime(Int)
  case date(Date)
  case recurrence(Recurrence)
  /// A repetition that says all by itself.
  case tag(Repetition)
}

extension DueMeaning {
  /// Reads hours and minutes from now without blanks: `in2hours`, `30분뒤`, `한시간반후`.
  init?(distance word: String, from now: Date) {
    let minutes: Int?
    if word.hasPrefix("in") {
      // Beside `in` and hours, `m` means minutes.
      minutes = Self.english(word.dropFirst(2) + (word.hasSuffix("m") ? "in" : ""))
    } else if let ending = Self.endings.first(where: { word.hasSuffix($0) }) {
      let rest = word.dropLast(ending.count)
      minutes = Self.korean(rest) ?? Self.english(rest)
    } else if word.hasPrefix("+") {
      minutes = Self.english(word.dropFirst())
    } else {
      minutes = nil
    }
    guard let minutes, minutes > 0 else { return nil }
    // On whole minutes, as clocks show them.
    let start = (now.timeIntervalSince1970 / 60).rounded(.down) * 60
    self = .date(Date(timeIntervalSince1970: start + Double(minutes * 60)))
  }

  private static func english(_ word: Substring) -> Int? {
    if word == "halfanhour" || word == "ahalfhour" { return 30 }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let article = ["an", "a", "one"].first { word.hasPrefix($0) }
    let start = digits.isEmpty ? article?.count : digits.count
    guard let start, let count = digits.isEmpty ? 1 : number(digits) else { return nil }
    let rest = word.dropFirst(start)
    if rest.hasPrefix("h"), let minutes = minutesBehindHours(rest) { return count * 60 + minutes }
    switch rest {
    case "h", "hr", "hrs", "hour", "hours": return count * 60
    case "min", "mins", "minute", "minutes": return count
    case "hourandahalf": return count * 60 + 30
    default: return nil
    }
  }

  /// Reads the rest of `1h30m` or `1hour30minutes`.
  private static func minutesBehindHours(_ word: Substring) -> Int? {
    let digits = word.drop { $0.isLetter }.prefix { $0.isASCII && $0.isNumber }
    let hours = word[..<digits.startIndex]
    guard ["h", "hr", "hrs", "hour", "hours"].contains(hours),
      ["m", "min", "mins", "minutes"].contains(word[digits.endIndex...])
    else { return nil }
    return number(digits)
  }

  private static func korean(_ word: Substring) -> Int? {
    guard let sign = word.firstRange(of: "시간") else { return minutes(word) }
    let hours = word[..<sign.lowerBound]
    guard let count = number(hours) ?? numerals.firstIndex(of: String(hours)).map({ $0 + 1 }) else {
      return nil
    }
    let rest = word[sign.upperBound...]
    if rest.isEmpty { return count * 60 }
    if rest == "반" { return count * 60 + 30 }
    return minutes(rest).map { count * 60 + $0 }
  }

  private static func minutes(_ word: Substring) -> Int? {
    word.hasSuffix("분") ? number(word.dropLast()) : nil
  }

  private static func number(_ word: Substring) -> Int? {
    guard 1...4 ~= word.utf8.count, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(word)
  }

  private static let endings = ["뒤에", "후에", "있다가", "이따가", "뒤", "후", "안에", "이내", "fromnow", "later"]
  private static let numerals = ["한", "두", "세", "네", "다섯", "여섯"]
}

extension DueMeaning {
  /// Reads how often something comes: `매주`, `every 2 weeks`, `평일마다`, `rec:+1m`.
  init?(repetition phrase: String) {
    if let tag = Repetition(tag: Array(phrase.utf8)[...]) {
      self = .tag(tag)
    } else if let count = Self.workdays(phrase.filter { $0 != " " }) {
      self = .tag(.step(count, .businessDays, isFromDue: false))
    } else if let recurrence = Recurrence.said(in: phrase) {
      self = .recurrence(recurrence)
    } else {
      return nil
    }
  }

  /// Reads `every weekday`, `every 3 weekdays` or `평일마다`; nil for anything else.
  private static func workdays(_ word: String) -> Int? {
    if ["weekdays", "everyweekday", "everyworkday", "평일마다", "매평일"].contains(word) { return 1 }
    let rest = word.dropFirst("every".count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard word.hasPrefix("every"), 1...3 ~= digits.utf8.count,
      ["weekdays", "workdays", "businessdays"].contains(rest[digits.endIndex...]),
      let count = Int(digits), count > 0
    else { return nil }
    return count
  }
}
