import Almanac

extension DayScanner {
  /// Reads the end or the beginning of a month with a name, `end of December`, `내년 2월 말`; the next
  /// one without a year. Nil for anything else.
  func boundaryOfNamedMonth(from today: CivilDay) -> SpokenDay? {
    guard let (isEnd, month, year) = namedBoundary(from: today) else { return nil }
    let years = year.map { $0...$0 } ?? today.year...today.year + 1
    let days = years.compactMap { year in
      let day = isEnd && 1...12 ~= month ? CivilDay.length(ofMonth: month, year: year) : 1
      return CivilDay(year: year, month: month, day: day)
    }
    return days.first { year != nil || $0 >= today }
      .map { SpokenDay($0, pattern: year == nil ? .ofYear : .once) }
  }

  /// The same as a date of the lunar calendar, whose months have 30 days at most.
  func edgeOfNamedMonth(from today: CivilDay) -> SpokenDate? {
    namedBoundary(from: today).map { isEnd, month, year in
      SpokenDate(year: year, month: month, day: isEnd ? 30 : 1)
    }
  }

  private func namedBoundary(from today: CivilDay) -> (isEnd: Bool, month: Int, year: Int?)? {
    var scanner = self
    _ = scanner.skip("the ")
    if let isEnd = scanner.value(of: Self.edges) {
      guard let month = scanner.month() else { return nil }
      let year = scanner.yearBehind(from: today)
      return scanner.isAtEnd ? (isEnd, month, year) : nil
    }
    scanner = self
    let year = scanner.yearBefore(from: today)
    guard let month = scanner.koreanMonth(),
      let isEnd = Self.koreanEdges[scanner.compact]
    else { return nil }
    return (isEnd, month, year)
  }

  /// The words for an edge of a month, and whether it is the end.
  private static let edges = [
    ("end of ", true), ("last day of ", true), ("start of ", false), ("beginning of ", false),
    ("first day of ", false),
  ]
  private static let koreanEdges = [
    "말": true, "말일": true, "마지막날": true, "초": false, "첫날": false, "초하루": false,
  ]
}
