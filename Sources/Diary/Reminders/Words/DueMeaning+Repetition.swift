import Almanac

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
