import Almanac
import DDays
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
  private let order: DateOrder
  private var known: [Range<Int>: [DueMeaning]] = [:]

  init(
    _ tokens: [String], isInText: Bool = false, at date: Date, in zone: Zone, order: DateOrder
  ) {
    (self.tokens, self.isInText) = (tokens, isInText)
    (now, self.zone, self.order) = (date, zone, order)
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

  /// Whether the word before a place asks for what follows: `for Christmas`, `매년 부활절`.
  func leavesOpen(before place: Int) -> Bool {
    guard place > 0 else { return false }
    let word = tokens[place - 1]
    return Self.openWords.contains(word) || DueMeaning(repetition: word) != nil
      || SpokenDay.isMonth(word) || word.hasSuffix("부터")
  }

  /// Whether a word is hardly the name of a feast.
  func isPlain(at place: Int) -> Bool {
    let word = tokens[place]
    return word.contains(where: \.isNumber) || word.hasSuffix("요일")
      || SpokenDay(word: word, after: .first) != nil || DueMeaning(time: word) != nil
      || DueMeaning(repetition: word) != nil
  }

  private mutating func parts(of range: Range<Int>, after parts: DueParts) -> DueParts? {
    guard !range.isEmpty else { return parts }
    for end in (range.lowerBound + 1...min(range.upperBound, range.lowerBound + Self.longestPhrase))
      .reversed()
    {
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
    // Several days are no due time.
    if phrase.hasSuffix("까지"), phrase.contains("부터") { return [] }
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
  private func dayToEnd(of phrase: String) -> SpokenDay? {
    guard let ending = Self.courses.first(where: { phrase.hasSuffix($0) }) else { return nil }
    let day = phrase.dropLast(ending.count).filter { $0 != " " }
    return SpokenDay(word: day, after: zone.civil(at: now).day)
  }

  private func plainMeanings(of phrase: String) -> [DueMeaning] {
    let compact = phrase.filter { $0 != " " }
    let today = zone.civil(at: now).day
    let ways = [
      DueMeaning(time: compact), DueMeaning(distance: compact, from: now),
      DueMeaning(repetition: phrase), DueMeaning(list: phrase),
      SpokenDay(word: compact, after: today).map(DueMeaning.day),
    ]
    let meanings = ways.compactMap(\.self)
    guard meanings.isEmpty, !isInText || phrase.namesDayInText, !compact.isMinutesOrMonths else {
      return meanings
    }
    guard let day = day(phrase), !isInText || isNoLength(phrase) && day.day >= today else {
      return []
    }
    return [.day(day)]
  }

  /// The day in words without a time, of which a part would be lost.
  private func day(_ words: String) -> SpokenDay? {
    let spoken = try? SpokenDay(words: words, today: zone.civil(at: now).day, order: order)
    return spoken.flatMap { $0.time == nil ? $0 : nil }
  }

  /// Whether words such as `100 days` don't only say how long.
  private func isNoLength(_ phrase: String) -> Bool {
    phrase.isDayOfMonth || phrase.hasPrefix("+") || phrase.hasPrefix("in ")
      || day("in \(phrase)") == nil
  }

  /// Whether it is only `at 8`, which in a text isn't always a time: `look at 8`.
  private func isBareHour(_ range: Range<Int>) -> Bool {
    let word = tokens[range].joined()
    return word.hasPrefix("at") && Int(word.dropFirst(2)) != nil
  }

  private static let longestPhrase = 8
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

extension SpokenDay {
  /// Reads the words that stand for days most often.
  fileprivate init?(word: String, after today: CivilDay) {
    if let distance = Self.distances[word] {
      self.init(today.advanced(by: distance))
    } else if let weekday = Weekday(word: word) {
      self.init(today.following(weekday), pattern: .ofWeek)
    } else {
      guard word.utf8.count == 10, let date = try? WrittenDate(word) else { return nil }
      self.init(date.moment.day)
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
    guard !isBareHour(range), let parts = parts(of: range), let due = due(of: range) else {
      return nil
    }
    return Found(due: due, words: range, repetitionWords: parts.repetitionWords)
  }
}

/// What the phrases of a due time have said so far, each thing at most once.
struct DueParts {
  private var day: SpokenDay?
  private var time: Int?
  private var daypart: Int?
  private var isToday = false
  private var isHalfOfDayOpen = false
  private var date: Date?
  private var recurrence: Recurrence?
  private var tag: Repetition?
  /// The place of the words for the repetition; nil if there are none.
  private(set) var repetitionWords: Range<Int>?

  /// The parts with one more, said by the words at a place; nil if it says a thing twice.
  func adding(_ meaning: DueMeaning, of words: Range<Int>) -> DueParts? {
    var parts = self
    guard date == nil else { return nil }
    switch meaning {
    case .day(let day):
      guard self.day == nil, !isToday else { return nil }
      parts.day = day
      if day.recurrence != nil {
        guard !repeats else { return nil }
        parts.repetitionWords = words
      }
    case .time(let time):
      guard self.time == nil else { return nil }
      parts.time = time
    case .halfDayTime(let time):
      guard self.time == nil else { return nil }
      (parts.time, parts.isHalfOfDayOpen) = (time, true)
    case .daypart(let daypart):
      guard self.daypart == nil else { return nil }
      parts.daypart = daypart
    case .today(let daypart):
      guard self.daypart == nil, day == nil else { return nil }
      (parts.daypart, parts.isToday) = (daypart, true)
    case .date(let date):
      guard day == nil, minutes == nil else { return nil }
      parts.date = date
    case .recurrence(let recurrence):
      guard !repeats else { return nil }
      (parts.recurrence, parts.repetitionWords) = (recurrence, words)
    case .tag(let tag):
      guard !repeats else { return nil }
      (parts.tag, parts.repetitionWords) = (tag, words)
    }
    return parts
  }

  private var repeats: Bool { repetitionWords != nil }

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
    let moment = zone.civil(at: now)
    let repetition = repetition(from: date.map { zone.civil(at: $0).day } ?? moment.day)
    guard repeats == (repetition != nil) else { return nil }
    if let date { return SpokenDue(deadline: .date(date), repetition: repetition) }
    guard day != nil || minutes != nil || repeats else { return nil }
    if daypart != nil, day == nil, !repeats, !isToday { return nil }
    return SpokenDue(
      deadline: deadline(at: moment, repeating: repetition, in: zone), repetition: repetition)
  }

  /// How it repeats; nil if it doesn't, or if the day that was named doesn't come like that.
  private func repetition(from today: CivilDay) -> Repetition? {
    if let tag { return tag }
    let named = day ?? SpokenDay(today)
    guard let plain = recurrence else { return named.recurrence.flatMap(named.repetition) }
    guard named.pattern.admits(plain) else { return nil }
    return named.recurrence(by: plain).flatMap(named.repetition)
  }

  private func deadline(
    at now: CivilMoment, repeating repetition: Repetition?, in zone: Zone
  ) -> Deadline {
    let first = start(at: now.day)
    guard var minutes else { return .day(first) }
    let isOpen = isHalfOfDayOpen && daypart == nil && !repeats
    // `at 8` at nine in the morning is this evening.
    if isOpen, first == now.day, now.minutes >= minutes, minutes + 720 <= Self.evening {
      minutes += 720
    }
    let isPast = minutes <= now.minutes
    if isToday {
      // A part of the day that is over leaves its day.
      return time == nil && isPast ? .day(now.day) : .date(zone.date(of: minutes, after: now.day))
    }
    // A time that is over today, alone or of a day that comes again, is its next occurrence.
    guard isPast, first == now.day, day == nil || repetition != nil else {
      return .date(zone.date(of: minutes, after: first))
    }
    let next = day == nil ? start(at: first.advanced(by: 1)) : repetition?.day(after: first)
    return .date(zone.date(of: minutes, after: next ?? first))
  }

  /// The last minute that a time without a half of the day means.
  private static let evening = 1260

  /// The day that was named, or the first one of a repetition from a day on.
  private func start(at today: CivilDay) -> CivilDay {
    guard let day else {
      if case .series(let text)? = tag { return today.first(by: text) ?? today }
      let isWeekend = today.weekday.rawValue >= Weekday.saturday.rawValue
      guard case .step(_, .businessDays, _)? = tag, isWeekend else { return today }
      return today.following(.monday)
    }
    // A day of each week may be today.
    let isOpen = day.pattern == .ofWeek && day.recurrence != nil && recurrence == nil
    return isOpen && day.day.weekday == today.weekday ? today : day.day
  }
}

extension SpokenDay {
  /// The repetition of the day; nil if its steps are too long.
  fileprivate func repetition(by recurrence: Recurrence) -> Repetition? {
    Repetition(DayRule(start: start(by: recurrence), recurrence: recurrence))
  }
}

extension Int {
  /// Minutes after midnight or noon as those at which most people are up, from 7:00 on.
  fileprivate var inWakingHours: Int { self % 720 < 420 ? self % 720 + 720 : self % 720 }
}

extension CivilMoment {
  /// The minutes since midnight.
  fileprivate var minutes: Int { time.secondOfDay / 60 }
}

extension Zone {
  fileprivate func date(of minutes: Int, after day: CivilDay) -> Date {
    let day = day.advanced(by: minutes / 1440)
    return date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: minutes % 1440 * 60)))
  }
}
