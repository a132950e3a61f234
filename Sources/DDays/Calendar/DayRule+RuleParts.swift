import Almanac

extension DayRule {
  /// The rules without their end, earliest first; a weekly one becomes a rule for each weekday. Nil
  /// if no rules are equivalent.
  static func all(start: CivilDay, _ parts: RuleParts) -> [DayRule]? {
    guard parts.interval == 1 else { return nil }
    guard parts["FREQ"] == "WEEKLY" else { return DayRule(start: start, parts).map { [$0] } }
    guard parts["RSCALE"] ?? "GREGORIAN" == "GREGORIAN" else { return nil }
    return parts.weekdays(from: start)?
      .map { $0 == start.weekday ? start : start.following($0) }.sorted()
      .map { DayRule(start: $0, recurrence: .weekly) }
  }

  private init?(start: CivilDay, _ parts: RuleParts) {
    self.init(start: start)
    switch (parts["FREQ"], parts["RSCALE"] ?? "GREGORIAN") {
    case ("MONTHLY", "GREGORIAN"):
      guard let missing = start.missingDayMonthly(by: parts) else { return nil }
      (recurrence, missingDay) = (.monthly, start.day > 28 ? missing : .last)
    case ("YEARLY", "GREGORIAN"):
      guard let missing = start.missingDayYearly(by: parts) else { return nil }
      (recurrence, missingDay) = (.yearly, start.month == 2 && start.day == 29 ? missing : .last)
    case ("YEARLY", "DANGI"):
      guard let lunar = start.lunarAnniversary(by: parts) else { return nil }
      recurrence = .lunarYearly(lunar)
    default: return nil
    }
  }
}

extension CivilDay {
  func missingDayMonthly(by parts: RuleParts) -> MissingDay? {
    let days = parts.numbers("BYMONTHDAY")
    switch parts.selectors {
    case []: return parts.missingDay
    case ["BYMONTHDAY"]:
      if days == [day] { return parts.missingDay }
      return days == [-1] && day == 31 ? .last : nil
    case ["BYMONTHDAY", "BYSETPOS"]:
      // The last of these days that the month has.
      let isLast = parts["BYSETPOS"] == "-1" && day > 28 && days == Array(28...day)
      return isLast ? .last : nil
    default: return nil
    }
  }

  func missingDayYearly(by parts: RuleParts) -> MissingDay? {
    let isLeapDay = month == 2 && day == 29
    let isOfMonth = parts.numbers("BYMONTH") == [month]
    let days = parts.numbers("BYMONTHDAY")
    switch parts.selectors {
    case []: return parts.missingDay
    case ["BYMONTH"]: return isOfMonth ? parts.missingDay : nil
    case ["BYMONTH", "BYMONTHDAY"]:
      guard isOfMonth else { return nil }
      if days == [day] { return parts.missingDay }
      return days == [-1] && isLeapDay ? .last : nil
    case ["BYYEARDAY"]: return parts["BYYEARDAY"] == "60" && isLeapDay ? .next : nil
    default: return nil
    }
  }

  fileprivate func lunarAnniversary(by parts: RuleParts) -> LunarAnniversary? {
    guard let lunar, !lunar.isLeapMonth || parts["BYMONTH"] != nil,
      parts.selectors == [] || parts.selectors == ["BYMONTH", "BYMONTHDAY"],
      let anniversary = LunarAnniversary(
        month: parts.numbers("BYMONTH")?.first ?? lunar.month,
        day: parts.numbers("BYMONTHDAY")?.first ?? lunar.day),
      parts["BYMONTH"].map({ $0 == String(anniversary.month) }) ?? true,
      parts["BYMONTHDAY"].map({ $0 == String(anniversary.day) }) ?? true,
      anniversary.day < 30 || parts["SKIP"] == "BACKWARD"
    else { return nil }
    return anniversary
  }
}

extension RuleParts {
  /// The rule for short months, which are skipped by default; nil if it isn't supported.
  fileprivate var missingDay: MissingDay? {
    switch self["SKIP"] {
    case nil, "OMIT": .skip
    case "BACKWARD": .last
    case "FORWARD": .next
    default: nil
    }
  }
}
