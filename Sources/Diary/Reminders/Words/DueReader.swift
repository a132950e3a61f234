import Almanac
import FoundationEssentials

/// Reads words for a due time phrase by phrase: each is a day, a time or a repetition.
///
/// No library serves: Foundation and ICU read dates in given formats, not words of Korean and English.
struct DueReader {
  /// The most words of a due time.
  static let mostWords = 10

  /// The words in lower case.
  private let tokens: [String]
  /// Whether the words are a part of a longer text, in which numbers and lengths mean other things.
  private let isInText: Bool
  private let now: Date
  private let zone: Zone
  private let otherDay: (String) -> CivilDay?
  private var known: [Range<Int>: [DueMeaning]] = [:]

  init(
    _ tokens: [String], isInText: Bool = false, at date: Date, in zone: Zone,
    otherDay: @escaping (String) -> CivilDay?
  ) {
    (self.tokens, self.isInText) = (tokens, isInText)
    (now, self.zone, self.otherDay) = (date, zone, otherDay)
  }

  /// The due time that all the words in a range say; nil if they say anything else.
  mutating func due(of range: Range<Int>) -> SpokenDue? {
    parts(of: range).flatMap { $0.due(at: now, in: zone) }
  }

  /// What all the words in a range say; nil if they say anything else.
  mutating func parts(of range: Range<Int>) -> DueParts? { parts(of: range, after: DueParts()) }

  /// The longest run of words that says when something is due; nil if there is none.
  var understoodPart: String? {
    var reader = self
    for length in stride(from: tokens.count - 1, to: 0, by: -1) {
      for start in 0...tokens.count - length where reader.due(of: start..<start + length) != nil {
        return tokens[start..<start + length].joined(separator: " ")
      }
    }
    return nil
  }

  var count: Int { tokens.count }

  /// Whether the word before a place asks for what follows: `for Christmas`.
  func leavesOpen(before place: Int) -> Bool {
    place > 0 && Self.openWords.contains(tokens[place - 1])
  }

  /// Whether a word is hardly the name of a feast.
  func isPlain(at place: Int) -> Bool {
    let word = tokens[place]
    return word.contains(where: \.isNumber) || word.hasSuffix("요일")
      || CivilDay(word: word, after: .first) != nil || DueMeaning(time: word) != nil
      || DueMeaning(repetition: word) != nil
  }

  private mutating func parts(of range: Range<Int>, after parts: DueParts) -> DueParts? {
    guard !range.isEmpty else { return parts }
    for end in (range.lowerBound + 1...min(range.upperBound, range.lowerBound + 6)).reversed() {
      for meaning in meanings(of: range.lowerBound..<end) {
        guard let more = parts.adding(meaning, of: range.lowerBound..<end) else { continue }
        if let all = self.parts(of: end..<range.upperBound, after: more) { return all }
      }
    }
    return nil
  }

  private mutating func meanings(of range: Range<Int>) -> [DueMeaning] {
    if let known = known[range] { return known }
    let meanings = meanings(of: tokens[range].joined(separator: " "))
    known[range] = meanings
    return meanings
  }

  private func meanings(of phrase: String) -> [DueMeaning] {
    let meanings = plainMeanings(of: phrase)
    if !meanings.isEmpty { return meanings }
    if let day = dayToEnd(of: phrase) { return [.day(day)] }
    for particle in Self.before where phrase.hasPrefix(particle) {
      return plainMeanings(of: String(phrase.dropFirst(particle.count)))
    }
    for particle in Self.behind where phrase.hasSuffix(particle) {
      return plainMeanings(of: String(phrase.dropLast(particle.count)).trimmed)
    }
    return []
  }

  /// Reads `오늘 중`: in the course of a day. `3일 안에` says how long, and so isn't that day.
  private func dayToEnd(of phrase: String) -> CivilDay? {
    guard let ending = Self.courses.first(where: { phrase.hasSuffix($0) }) else { return nil }
    let day = phrase.dropLast(ending.count).filter { $0 != " " }
    return CivilDay(word: day, after: zone.civil(at: now).day)
  }

  private func plainMeanings(of phrase: String) -> [DueMeaning] {
    let compact = phrase.filter { $0 != " " }
    let today = zone.civil(at: now).day
    let ways = [
      DueMeaning(time: compact), DueMeaning(distance: compact, from: now),
      DueMeaning(repetition: compact),
      CivilDay(word: compact, after: today).map(DueMeaning.day),
    ]
    let meanings = ways.compactMap(\.self)
    guard meanings.isEmpty, !isInText || phrase.namesDayInText, !compact.isMinutesOrMonths else {
      return meanings
    }
    guard let day = otherDay(phrase), !isInText || isNoLength(phrase) && day >= today else {
      return []
    }
    return [.day(day)]
  }

  /// Whether words such as `100 days` don't only say how long.
  private func isNoLength(_ phrase: String) -> Bool {
    phrase.isDayOfMonth || phrase.hasPrefix("+") || phrase.hasPrefix("in ")
      || otherDay("in \(phrase)") == nil
  }

  private static let openWords: Set = [
    "a", "an", "the", "of", "for", "to", "with", "and", "or", "in", "before", "after", "의", "및",
  ]
  private static let before = ["at ", "on ", "by ", "until ", "before ", "due ", "@"]
  private static let behind = ["까지", "에", "부터", "쯤", "경", ","]
  private static let courses = ["중으로", "중", "안에", "안으로", "내로"]
}

extension String {
  /// Whether a text would hardly say this for anything but a day: letters, or a date with signs.
  fileprivate var namesDayInText: Bool {
    contains { $0.isLetter } || !contains(" ") && contains { $0 == "-" || $0 == "/" }
      || hasPrefix("+")
  }

  /// Whether it is `+30m`, which some write for minutes and others for months.
  fileprivate var isMinutesOrMonths: Bool {
    let number = dropFirst(hasPrefix("+") ? 1 : 0).dropLast()
    return hasSuffix("m") && !number.isEmpty && number.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether it is `25일`.
  fileprivate var isDayOfMonth: Bool {
    hasSuffix("일") && dropLast().utf8.allSatisfy { 0x30...0x39 ~= $0 }
      && Int(dropLast()).map { 1...31 ~= $0 } == true
  }
}

extension CivilDay {
  fileprivate init?(word: String, after today: CivilDay) {
    if let distance = Self.distances[word] {
      self = today.advanced(by: distance)
    } else if let weekday = Weekday(word: word) {
      self = today.following(weekday)
    } else {
      guard word.utf8.count == 10, let date = try? WrittenDate(word) else { return nil }
      self = date.moment.day
    }
  }

  private static let distances = [
    "today": 0, "오늘": 0, "tomorrow": 1, "내일": 1, "모레": 2,
  ]
}

extension DueReader {
  /// A due time found in a text.
  struct Found {
    let due: SpokenDue
    let words: Range<Int>
    let repetitionWords: Range<Int>?
  }

  /// The longest due time at the end, before which a title is left.
  mutating func longestEnd(isWhole: Bool) -> Found? {
    for start in (isWhole ? 1 : 0)..<max(1, count) where !leavesOpen(before: start) {
      if let found = found(in: start..<count) { return found }
    }
    return nil
  }

  /// The longest due time at the beginning that can hardly be a part of the title.
  var longestStart: Found? {
    mutating get {
      for end in (1..<max(1, count)).reversed() where isPlain(at: end - 1) {
        if let found = found(in: 0..<end) { return found }
      }
      return nil
    }
  }

  private mutating func found(in range: Range<Int>) -> Found? {
    guard let parts = parts(of: range), let due = due(of: range) else { return nil }
    return Found(due: due, words: range, repetitionWords: parts.repetitionWords)
  }
}

/// What the phrases of a due time have said so far, each thing at most once.
struct DueParts {
  private var day: CivilDay?
  private var weekday: Weekday?
  private var time: Int?
  private var daypart: Int?
  private var isToday = false
  private var isHalfOfDayOpen = false
  private var date: Date?
  private var repetition: Repetition?
  /// The place of the words for the repetition; nil if there are none.
  private(set) var repetitionWords: Range<Int>?

  /// The parts with one more, said by the words at a place; nil if it says a thing twice.
  func adding(_ meaning: DueMeaning, of words: Range<Int>) -> DueParts? {
    var parts = self
    guard date == nil else { return nil }
    switch meaning {
    case .day(let day):
      guard self.day == nil, weekday == nil, !isToday else { return nil }
      parts.day = day
    case .time(let time):
      guard self.time == nil else { return nil }
      parts.time = time
    case .hour(let hour):
      guard time == nil else { return nil }
      (parts.time, parts.isHalfOfDayOpen) = (hour * 60, true)
    case .daypart(let daypart):
      guard self.daypart == nil else { return nil }
      parts.daypart = daypart
    case .today(let daypart):
      guard self.daypart == nil, day == nil, weekday == nil else { return nil }
      (parts.daypart, parts.isToday) = (daypart, true)
    case .date(let date):
      guard day == nil, weekday == nil, minutes == nil else { return nil }
      parts.date = date
    case .repetition(let repetition):
      guard self.repetition == nil else { return nil }
      (parts.repetition, parts.repetitionWords) = (repetition, words)
    case .weekly(let weekday):
      guard repetition == nil, day == nil, !isToday else { return nil }
      parts.weekday = weekday
      parts.repetition = Repetition(count: 1, unit: .weeks, countsFromDue: true)
      parts.repetitionWords = words
    }
    return parts
  }

  /// The minutes after midnight; `9:00 in the evening` is 21:00, `tomorrow at 6` is 18:00.
  private var minutes: Int? {
    guard let time else { return daypart }
    guard let daypart else { return isHalfOfDayOpen ? time.inWakingHours : time }
    // Twelve at night is midnight.
    if daypart > 1080, time == 720 { return 1440 }
    return daypart >= 720 && time < 720 ? time + 720 : time
  }

  /// The due time that they make at a date; nil if they don't make one.
  func due(at now: Date, in zone: Zone) -> SpokenDue? {
    if let date { return SpokenDue(deadline: .date(date), repetition: repetition) }
    guard day != nil || minutes != nil || repetition != nil else { return nil }
    if daypart != nil, day == nil, repetition == nil, !isToday { return nil }
    // `at 8` alone may be this evening or tomorrow morning.
    if isHalfOfDayOpen, daypart == nil, day == nil, repetition == nil { return nil }
    return SpokenDue(
      deadline: deadline(at: zone.civil(at: now), in: zone),
      repetition: repetition.map { day == nil ? $0 : $0.fromDue })
  }

  private func deadline(at now: CivilMoment, in zone: Zone) -> Deadline {
    guard let minutes else { return .day(day ?? start(at: now.day)) }
    let isPast = minutes <= now.time.secondOfDay / 60
    if isToday {
      // A part of the day that is over leaves its day.
      return time == nil && isPast ? .day(now.day) : .date(zone.date(of: minutes, after: now.day))
    }
    if let day { return .date(zone.date(of: minutes, after: day)) }
    // A time alone is its next occurrence.
    return .date(zone.date(of: minutes, after: start(at: now.day.advanced(by: isPast ? 1 : 0))))
  }

  /// The first day of a repetition from a day on.
  private func start(at day: CivilDay) -> CivilDay {
    if let weekday { return day.weekday == weekday ? day : day.following(weekday) }
    guard repetition?.unit == .businessDays, day.weekday.rawValue >= Weekday.saturday.rawValue
    else { return day }
    return day.following(.monday)
  }
}

extension Int {
  /// Minutes after midnight or noon as those at which most people are up, from 7:00 on.
  fileprivate var inWakingHours: Int { self < 420 ? self + 720 : self }
}

extension Repetition {
  /// A named day stays the same in other weeks, months and years.
  fileprivate var fromDue: Repetition {
    switch unit {
    case .days, .businessDays: self
    case .weeks, .months, .years: Repetition(count: count, unit: unit, countsFromDue: true)
    }
  }
}

extension Zone {
  fileprivate func date(of minutes: Int, after day: CivilDay) -> Date {
    let day = day.advanced(by: minutes / 1440)
    return date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: minutes % 1440 * 60)))
  }
}
