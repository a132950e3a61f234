import Almanac

extension DayScanner {
  /// Reads a weekday by a day that it comes before or after, `the friday after thanksgiving`,
  /// `추수감사절 다음 금요일`; nil for anything else. Of a day that comes again, the one whose weekday comes
  /// next.
  func weekdayBeside(
    from today: CivilDay, isLunar: Bool
  ) throws(SpokenDayError) -> SpokenDay? {
    guard let (step, other) = weekdayFirst() ?? weekdayLast() else { return nil }
    var named = try day(other, from: today, isLunar: isLunar)
    // The Friday after Friday is told from today, and not from the last Friday.
    let isOnce = [.once, .ofWeek].contains(named.pattern)
    if !isOnce {
      named = try day(other, from: today.advanced(by: -7 * abs(step.weeks)), isLunar: isLunar)
      if step.day(beside: named.day) < today {
        named = try day(other, from: named.day.advanced(by: 1), isLunar: isLunar)
      }
    }
    let day = step.day(beside: named.day)
    guard isOnce || day >= today else { throw .beyondTheCalendar(words) }
    return isLunar
      ? try solar(day, isLunar: true) : SpokenDay(day, isFixed: false, pattern: named.pattern)
  }

  /// The other day. Not a distance or a period: `friday after 3 days` may be in any week.
  private func day(
    _ other: String, from today: CivilDay, isLunar: Bool
  ) throws(SpokenDayError) -> SpokenDay {
    var part = DayScanner(other, of: words, order: order)
    let isLunar = part.skipLunar(from: today) || isLunar
    var distance = part
    guard try distance.bareDistance(from: today) == nil, Self.periods[part.compact] == nil,
      let day = try part.plainDay(from: today, isLunar: isLunar)
    else { throw .unreadable(words) }
    return day
  }

  /// Reads `the second friday after`, and the rest as another day.
  private func weekdayFirst() -> (WeekdayStep, String)? {
    var scanner = self
    _ = scanner.skip("the ")
    _ = scanner.skip("next ")
    let number = scanner.value(of: Self.ordinals)
    let word = String(scanner.rest.prefix { $0.isLetter })
    guard let weekday = Weekday(word: word), scanner.skip(word),
      let isBefore = scanner.value(of: Self.sides), !scanner.isAtEnd,
      let step = WeekdayStep(weekday, number: number, isBefore: isBefore)
    else { return nil }
    return (step, String(scanner.rest))
  }

  /// Reads another day, and then `다음 금요일` or `전 마지막 금요일`.
  private func weekdayLast() -> (WeekdayStep, String)? {
    for index in rest.indices.dropFirst() where rest[index] != " " {
      var scanner = DayScanner(String(rest[index...]), of: words, order: order)
      guard let isBefore = scanner.value(of: Self.koreanSides) else { continue }
      let isOfWeek = scanner.skip("주 ")
      let number = isOfWeek ? nil : scanner.value(of: Self.ordinals)
      guard let weekday = Weekday(word: scanner.compact) else { continue }
      let step =
        isOfWeek
        ? .week(weekday, isBefore ? -1 : 1)
        : WeekdayStep(weekday, number: number, isBefore: isBefore)
      return step.map { ($0, String(rest[..<index])) }
    }
    return nil
  }

  /// Words between a weekday and another day, and whether they mean before it.
  private static let sides = [
    ("after ", false), ("following ", false), ("before ", true), ("preceding ", true),
  ]
  private static let koreanSides = [
    ("바로 다음 ", false), ("다음", false), ("이후 ", false), ("지나고 ", false), ("후 ", false), ("뒤 ", false),
    ("바로 전 ", true), ("직전 ", true), ("이전 ", true), ("전", true),
  ]
}

/// The way from a day to a weekday beside it.
private enum WeekdayStep {
  /// So many such weekdays later, or earlier if negative; never the day itself.
  case count(Weekday, Int)
  /// The weekday in a week so many weeks later; weeks start on Monday.
  case week(Weekday, Int)

  /// Fails for a last one after a day.
  init?(_ weekday: Weekday, number: Int?, isBefore: Bool) {
    let number = number ?? 1
    guard number > 0 || isBefore else { return nil }
    self = .count(weekday, isBefore ? -abs(number) : number)
  }

  /// The greatest distance in weeks.
  var weeks: Int {
    switch self {
    case .count(_, let count): abs(count)
    case .week(_, let weeks): abs(weeks) + 1
    }
  }

  func day(beside day: CivilDay) -> CivilDay {
    switch self {
    case .count(let weekday, let count) where count > 0:
      return day.following(weekday).advanced(by: 7 * (count - 1))
    case .count(let weekday, let count):
      return day.advanced(by: -8).following(weekday).advanced(by: 7 * (count + 1))
    case .week(let weekday, let weeks):
      return day.advanced(by: weekday.rawValue - day.weekday.rawValue + 7 * weeks)
    }
  }
}
