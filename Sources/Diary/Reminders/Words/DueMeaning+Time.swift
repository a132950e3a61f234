extension DueMeaning {
  /// Reads a time of day without blanks: `9:00`, `6:30pm`, `오후2시30분`, `정오`, `tonight`.
  init?(time word: String) {
    if let minutes = Self.named[word] {
      self = .time(minutes)
    } else if let minutes = Self.dayparts[word] {
      self = .daypart(minutes)
    } else if let minutes = Self.partsOfToday[word] {
      self = .today(minutes)
    } else if let time = Self.hour(word) ?? Self.korean(word) ?? Self.clock(word)
      ?? Self.fraction(word)
    {
      self = time
    } else {
      return nil
    }
  }

  /// Reads `at 8`.
  private static func hour(_ word: String) -> DueMeaning? {
    guard word.hasPrefix("at"), let hour = number(word.dropFirst(2)) else { return nil }
    return 1..<24 ~= hour ? spoken(hour * 60) : nil
  }

  /// A time without a half of the day: a clock of 24 hours may say it only after noon.
  private static func spoken(_ minutes: Int) -> DueMeaning {
    60..<780 ~= minutes ? .halfDayTime(minutes) : .time(minutes)
  }

  /// Reads `오후 2시 30분`, `두 시 반`, `pm 2시` or `오후 2:30`.
  private static func korean(_ word: String) -> DueMeaning? {
    let part = koreanParts.first { word.hasPrefix($0) }
    let rest = word.dropFirst(part?.count ?? 0)
    if part != nil, let minutes = plain(rest) { return moved(minutes, part).map(DueMeaning.time) }
    guard let sign = rest.firstIndex(of: "시"),
      let hour = number(rest[..<sign]) ?? hours[String(rest[..<sign])], hour <= 24,
      let minute = minutesBehindHour(rest[rest.index(after: sign)...])
    else { return nil }
    let minutes = moved(hour * 60 + minute, part)
    return minutes.map { part == nil && rest.first != "0" ? spoken($0) : .time($0) }
  }

  /// Reads nothing, `30분` or `반`.
  private static func minutesBehindHour(_ word: Substring) -> Int? {
    if word.isEmpty { return 0 }
    if word == "반" { return 30 }
    guard word.hasSuffix("분"), let minute = number(word.dropLast()) ?? words(word.dropLast()) else {
      return nil
    }
    return minute < 60 ? minute : nil
  }

  /// The minutes after midnight of an hour in a part of the day; nil if there is no such hour.
  private static func moved(_ minutes: Int, _ part: String?) -> Int? {
    let hour = minutes / 60
    guard minutes < 1440 || part == nil && minutes == 1440 else { return nil }
    switch part {
    case nil: return minutes
    case "오전", "아침", "새벽", "am": return hour > 12 ? nil : hour == 12 ? minutes - 720 : minutes
    case "밤":
      if hour == 12 { return minutes + 720 }
      return hour < 5 ? minutes + 1440 : hour < 12 ? minutes + 720 : minutes
    case "낮", "점심": return hour < 10 ? minutes + 720 : minutes
    default: return hour < 12 ? minutes + 720 : minutes
    }
  }

  /// Reads `9:00`, `6pm`, `6:30 p.m.`, `9 o'clock` or `7 in the evening`.
  private static func clock(_ word: String) -> DueMeaning? {
    // `3:30` is after noon; whoever means the night writes `03:30`.
    if let minutes = plain(word[...]) {
      return 60..<420 ~= minutes && word.first != "0" ? .halfDayTime(minutes) : .time(minutes)
    }
    for (ending, isLate) in endings where word.hasSuffix(ending) {
      let rest = word.dropLast(ending.count)
      let clock = isLate == nil ? plain(rest) : plain(rest, signs: ":.")
      guard let minutes = clock ?? number(rest).map({ $0 * 60 }) else { return nil }
      guard let isLate else { return minutes < 1440 ? spoken(minutes) : nil }
      guard 60..<780 ~= minutes else { return nil }
      return .time(minutes % 720 + (isLate ? 720 : 0))
    }
    return nil
  }

  /// Reads `half past 7` or `quarter to 7pm`.
  private static func fraction(_ word: String) -> DueMeaning? {
    for (beginning, offset) in fractions where word.hasPrefix(beginning) {
      let rest = String(word.dropFirst(beginning.count))
      if let hour = number(rest[...]) ?? hourNames.firstIndex(of: rest).map({ $0 + 1 }) {
        return 1...12 ~= hour ? .halfDayTime((hour * 60 + offset + 720) % 720) : nil
      }
      guard case .time(let time)? = clock(rest), time.isMultiple(of: 60) else { return nil }
      return .time((time + offset + 1440) % 1440)
    }
    return nil
  }

  /// Reads `9:00` or `21:00`, with one of the signs between.
  private static func plain(_ word: Substring, signs: String = ":") -> Int? {
    let parts = word.split(omittingEmptySubsequences: false) { signs.contains($0) }
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = number(parts[0]), hour < 24,
      let minute = number(parts[1]), minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  private static func number(_ word: Substring) -> Int? {
    guard 1...2 ~= word.utf8.count, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(word)
  }

  /// Reads minutes in Korean words, `십오`, `삼십`.
  private static func words(_ word: Substring) -> Int? {
    guard let sign = word.firstIndex(of: "십") else { return digit(word) }
    let (tens, ones) = (word[..<sign], word[word.index(after: sign)...])
    guard let ten = tens.isEmpty ? 1 : digit(tens), let one = ones.isEmpty ? 0 : digit(ones) else {
      return nil
    }
    return ten * 10 + one
  }

  private static func digit(_ word: Substring) -> Int? {
    digits.firstIndex(of: String(word)).map { $0 + 1 }
  }

  private static let digits = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let hourNames = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  private static let hours = [
    "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "열한": 11,
    "열두": 12,
  ]
  private static let koreanParts = [
    "오전", "오후", "아침", "점심", "저녁", "새벽", "밤", "낮", "am", "pm",
  ]
  private static let endings: [(String, Bool?)] = [
    ("inthemorning", false), ("intheafternoon", true), ("intheevening", true), ("atnight", true),
    ("a.m.", false), ("p.m.", true), ("am", false), ("pm", true), ("o'clock", nil),
    ("o’clock", nil),
  ]
  private static let fractions = [("halfpast", 30), ("quarterpast", 15), ("quarterto", -15)]
  private static let named = [
    "noon": 720, "정오": 720, "midday": 720, "midnight": 1440, "자정": 1440,
  ]
  private static let partsOfToday = [
    "thismorning": 540, "thisafternoon": 900, "thisevening": 1080, "오늘저녁": 1080, "tonight": 1260,
    "오늘밤": 1260,
  ]
  private static let dayparts = [
    "morning": 540, "inthemorning": 540, "아침": 540, "오전": 540, "새벽": 300, "점심": 720, "점심때": 720,
    "저녁때": 1080,
    "lunchtime": 720, "낮": 720, "afternoon": 900, "intheafternoon": 900, "오후": 900,
    "evening": 1080, "intheevening": 1080, "저녁": 1080, "night": 1260, "atnight": 1260, "밤": 1260,
  ]
}
