import Almanac
import DDays

extension DueMeaning {
  /// Reads several days of each week or month, `every mon, wed and fri`, `매주 월수금`, `매월 1일과 15일`; nil
  /// for anything else.
  init?(list phrase: String) {
    if let weekdays = Self.weekdays(phrase) {
      self = .tag(.series("FREQ=WEEKLY;BYDAY=\(weekdays.map(\.code).joined(separator: ","))"))
    } else if let days = Self.daysOfMonth(phrase) {
      let days = days.map(String.init).joined(separator: ",")
      self = .tag(.series("FREQ=MONTHLY;BYMONTHDAY=\(days)"))
    } else {
      return nil
    }
  }

  private static func weekdays(_ phrase: String) -> [Weekday]? {
    let start = weekBeginnings.first { phrase.hasPrefix($0) }
    let end = start == nil && phrase.hasSuffix("마다") ? "마다".count : 0
    let words = phrase.dropFirst(start?.count ?? 0).dropLast(end).listed
    let isPlural = words.allSatisfy { $0.hasSuffix("days") }
    guard start != nil || end > 0 || isPlural else { return nil }
    if ["weekend", "weekends", "주말"].contains(words.joined()) { return [.saturday, .sunday] }
    // `월수금` is one word.
    let names = words.count == 1 ? words[0].map(String.init) : words
    let days = names.compactMap { name in
      Weekday(word: isPlural ? String(name.dropLast()) : name) ?? Weekday(sign: name)
    }
    guard days.count > 1, days.count == names.count else { return nil }
    return Set(days).sorted { $0.rawValue < $1.rawValue }
  }

  /// Days that every month has.
  private static func daysOfMonth(_ phrase: String) -> [Int]? {
    guard let start = monthBeginnings.first(where: { phrase.hasPrefix($0) }) else { return nil }
    let words = phrase.dropFirst(start.count).listed
    let days = words.compactMap { word in
      dayEndings.first { word.hasSuffix($0) }.flatMap { Int(word.dropLast($0.count)) }
    }
    guard days.count > 1, days.count == words.count, days.allSatisfy({ 1...28 ~= $0 }) else {
      return nil
    }
    return Set(days).sorted()
  }

  private static let weekBeginnings = ["every week on ", "weekly on ", "every ", "each ", "매주 "]
  private static let monthBeginnings = [
    "every month on the ", "monthly on the ", "매월 ", "매달 ",
  ]
  private static let dayEndings = ["일", "st", "nd", "rd", "th"]
}

extension Weekday {
  /// The name in iCalendar: `MO`.
  fileprivate var code: String { "\(self)".prefix(2).uppercased() }
}

extension Substring {
  /// The words that commas, blanks and words for "and" part.
  fileprivate var listed: [String] {
    let parts = split { ", ·/&".contains($0) }.filter { $0 != "and" && $0 != "the" }
    return parts.enumerated().map { index, part in
      let isLast = index == parts.count - 1
      let particle =
        isLast ? nil : ["과", "와", "하고", "랑"].first { part.hasSuffix($0) && part.count > $0.count }
      return String(part.dropLast(particle?.count ?? 0))
    }
  }
}
