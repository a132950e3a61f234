import Almanac

extension DayScanner {
  /// Reads a feast with an optional year, `Christmas`, `내년 추석`, `thanksgiving 2027`; nil for
  /// anything else.
  func feast(from today: CivilDay, isLunar: Bool) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    if let feast = Feast.named(scanner.compact, isLunar: isLunar) {
      return try spoken(feast, from: today, isLunar: isLunar)
    }
    if let edge = holidayEdge(from: today) { return edge }
    let isNext = scanner.skip(anyOf: [
      "next ", "coming ", "upcoming ", "this ", "다음 ", "오는 ", "돌아오는 ", "다가오는 ", "이번 ",
    ])
    if isNext, let feast = Feast.named(scanner.compact, isLunar: isLunar) {
      return try spoken(feast, from: today, isLunar: isLunar)
    }
    scanner = self
    if scanner.skip(anyOf: ["last ", "지난 "]),
      let feast = Feast.named(scanner.compact, isLunar: isLunar)
    {
      let last = Self.feastYears.lazy.compactMap { feast.day(in: today.year - $0) }.first {
        $0 < today
      }
      return try spoken(feast, on: last, isLunar: isLunar, .once)
    }
    scanner = self
    if let year = scanner.yearBefore(from: today),
      let feast = Feast.named(scanner.compact, isLunar: isLunar)
    {
      return try spoken(feast, on: feast.day(in: year), isLunar: isLunar, .once)
    }
    return try feastBeforeYear(from: today, isLunar: isLunar)
  }

  /// Reads the first or the last of the free days around a feast, `추석 연휴 첫날`; nil for anything else.
  private func holidayEdge(from today: CivilDay) -> SpokenDay? {
    var scanner = self
    let year = scanner.yearBefore(from: today)
    let words = scanner.compact
    guard let (ending, isFirst) = Self.holidayEdges.first(where: { words.hasSuffix($0.0) }),
      let feast = Feast.named(String(words.dropLast(ending.count)), isLunar: false),
      let name = PublicHoliday.korean.last(where: { $0.rule == feast.rule })?.name
    else { return nil }
    let edges = (year.map { $0...$0 } ?? today.year...today.year + 1).lazy.compactMap { year in
      let days = HolidayDay.all(in: year, of: .korea).filter { $0.name == name }.map(\.day)
      return isFirst ? days.min() : days.max()
    }
    return edges.first { year != nil || $0 >= today }
      .map { SpokenDay($0, isFixed: false, pattern: year == nil ? .ofYear : .once) }
  }

  private static var holidayEdges: [(String, Bool)] {
    [("연휴첫날", true), ("연휴시작", true), ("연휴마지막날", false), ("연휴끝", false)]
  }

  /// Reads a feast with its year behind it.
  private func feastBeforeYear(
    from today: CivilDay, isLunar: Bool
  ) throws(SpokenDayError) -> SpokenDay? {
    for index in rest.indices.dropFirst() where rest[rest.index(before: index)] == " " {
      var year = DayScanner(String(rest[index...]), of: words, order: order)
      _ = year.skip(anyOf: ["in ", "of "])
      let name = rest[..<index].filter { $0 != " " && $0 != "," }
      guard let number = year.yearBehind(from: today), year.isAtEnd,
        let feast = Feast.named(name, isLunar: isLunar)
      else { continue }
      return try spoken(feast, on: feast.day(in: number), isLunar: isLunar, .once)
    }
    return nil
  }

  /// Within so many years everything comes, elections too.
  private static var feastYears: ClosedRange<Int> { 0...5 }

  private func spoken(
    _ feast: Feast, from today: CivilDay, isLunar: Bool
  ) throws(SpokenDayError) -> SpokenDay {
    let next = (-1...Self.feastYears.upperBound).lazy.compactMap { feast.day(in: today.year + $0) }
      .first { $0 >= today }
    return try spoken(feast, on: next, isLunar: isLunar, .ofYear)
  }

  private func spoken(
    _ feast: Feast, on day: CivilDay?, isLunar: Bool, _ pattern: SpokenDay.Pattern
  ) throws(SpokenDayError) -> SpokenDay {
    guard feast.isLunar || !isLunar else { throw .notLunar(words) }
    guard let day else {
      if !feast.isYearly { throw .noSuchDay(words) }
      throw feast.isLunar ? .beyondTheLunarCalendar(words) : .beyondTheCalendar(words)
    }
    return SpokenDay(
      day, lunar: feast.lunar, weekday: feast.weekday, isFixed: feast.isFixed,
      pattern: pattern)
  }
}
