package import Almanac
package import FoundationEssentials

extension Deadline {
  /// Reads `14:00`, `tomorrow 9:00`, `금요일`, `2026-12-01` or other words for a day, for which it
  /// asks `otherDay`.
  package init(
    words: String, at date: Date, in zone: Zone, otherDay: (String) -> CivilDay? = { _ in nil }
  ) throws(DeadlineError) {
    let parts = words.lowercased().split { $0.isWhitespace || $0 == "t" && !words.hasLetters }
    let now = zone.civil(at: date)
    let time = parts.last.flatMap { CivilTime(word: String($0)) }
    let dayWords = (time == nil ? parts : parts.dropLast()).joined(separator: " ")
    let day = CivilDay(word: dayWords, after: now.day) ?? otherDay(dayWords)
    guard day != nil || time != nil && dayWords.isEmpty else {
      throw DeadlineError(words: words)
    }
    guard let time else {
      self = .day(day ?? now.day)
      return
    }
    // A time alone is its next occurrence.
    let next = time > now.time ? now.day : now.day.advanced(by: 1)
    self = .date(zone.date(of: CivilMoment(day: day ?? next, time: time)))
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

extension CivilTime {
  /// Reads `9:00`, `09:00` or `9시`; fails for anything else.
  fileprivate init?(word: String) {
    let parts = word.hasSuffix("시") ? [word.dropLast(), "00"] : word.split(separator: ":")
    guard parts.count == 2, 1...2 ~= parts[0].utf8.count, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension String {
  /// Whether the text has letters, except the `T` between a day and a time.
  fileprivate var hasLetters: Bool { contains { $0.isLetter && $0 != "T" && $0 != "t" } }
}
