import Almanac
import FoundationEssentials

/// The meaning of one phrase among the words for a due time.
enum DueMeaning: Hashable {
  case day(CivilDay)
  /// Minutes after the day's midnight, at most those of a day and a night.
  case time(Int)
  /// A time that only makes sense beside a day: `morning`.
  case daypart(Int)
  /// Such a time of the current day: `tonight`.
  case today(Int)
  /// An hour of either half of a day: `at 8`.
  case hour(Int)
  case date(Date)
  case repetition(Repetition)
  /// A repetition and the weekday it begins on.
  case weekly(Weekday)
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
  /// Reads how often something comes, without blanks: `매주`, `every2weeks`, `금요일마다`, `rec:+1m`.
  init?(repetition phrase: String) {
    // `the 1st of every month`.
    let word = phrase.hasPrefix("ofe") ? String(phrase.dropFirst(2)) : phrase
    if word.hasPrefix(Repetition.tagMark) {
      guard let tag = Repetition(String(word.dropFirst(Repetition.tagMark.count))) else {
        return nil
      }
      self = .repetition(tag)
    } else if let (count, unit) = Self.named[word] ?? Self.counted(word) {
      self = .repetition(
        Repetition(count: count, unit: unit, countsFromDue: unit != .days && unit != .businessDays))
    } else if let weekday = Self.weekday(word) {
      self = .weekly(weekday)
    } else {
      return nil
    }
  }

  private static func weekday(_ word: String) -> Weekday? {
    for start in ["everyweekon", "weeklyon", "every", "each", "매주"] where word.hasPrefix(start) {
      return Weekday(word: String(word.dropFirst(start.count)))
    }
    return word.hasSuffix("마다") ? Weekday(word: String(word.dropLast(2))) : nil
  }

  /// Reads `every 3 days` or `3일마다`.
  private static func counted(_ word: String) -> (Int, Repetition.Unit)? {
    let isEnglish = word.hasPrefix("every")
    guard isEnglish || word.hasSuffix("마다") else { return nil }
    let rest = isEnglish ? word.dropFirst(5) : word.dropLast(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let unit = String(rest.dropFirst(digits.count))
    guard 1...3 ~= digits.utf8.count, let count = Int(digits), count > 0,
      let unit = units.first(where: { $0.words.contains(unit) })?.unit
    else { return nil }
    return (count, unit)
  }

  private static let units: [(unit: Repetition.Unit, words: [String])] = [
    (.days, ["day", "days", "일"]), (.weeks, ["week", "weeks", "주", "주일"]),
    (.months, ["month", "months", "달", "개월"]), (.years, ["year", "years", "년", "해"]),
    (.businessDays, ["weekdays", "workdays", "businessdays"]),
  ]

  private static let named: [String: (Int, Repetition.Unit)] = {
    let words: [((Int, Repetition.Unit), [String])] = [
      ((1, .days), ["daily", "everyday", "eachday", "매일", "날마다", "하루마다"]),
      ((1, .weeks), ["weekly", "everyweek", "eachweek", "매주", "일주일마다", "주마다"]),
      ((1, .months), ["monthly", "everymonth", "eachmonth", "매달", "매월", "달마다", "한달마다"]),
      ((1, .years), ["yearly", "annually", "everyyear", "eachyear", "매년", "해마다", "매해"]),
      ((1, .businessDays), ["everyweekday", "weekdays", "everyworkday", "평일마다", "매평일"]),
      ((2, .days), ["everyotherday", "격일", "이틀마다"]),
      ((3, .days), ["사흘마다"]),
      ((2, .weeks), ["everyotherweek", "biweekly", "fortnightly", "격주"]),
      ((2, .months), ["everyothermonth", "격월", "두달마다"]),
      ((3, .months), ["quarterly", "everyquarter", "분기마다"]),
      ((2, .years), ["everyotheryear", "격년"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { meaning, names in names.map { ($0, meaning) } })
  }()
}
