import Almanac

extension DayScanner {
  /// Reads a day without a time and without a recurrence; nil if these are no words for a day.
  func day(
    from today: CivilDay, isLunar: Bool, _ recurrence: SpokenRecurrence? = nil
  ) throws(SpokenDayError) -> SpokenDay? {
    if case .step? = recurrence, isAtEnd { return SpokenDay(today) }
    // Every last Friday is that of each month, and not the one before today.
    if recurrence != nil, !isLunar {
      if let weekday = try monthlyWeekday(from: today) { return weekday }
      if let boundary = repeatedBoundary(from: today) { return boundary }
      if case .every(.months)? = recurrence, let day = try dayOfMonthInWords(from: today) {
        return day
      }
    }
    if let day = try plainDay(from: today, isLunar: isLunar) { return day }
    if let weekday = try weekdayBeside(from: today, isLunar: isLunar) { return weekday }
    // A day beside one that moves from year to year moves with it.
    var isFixed = true
    let other = try offsetDay { words throws(SpokenDayError) in
      var part = DayScanner(words, of: self.words, order: order)
      let isLunar = part.skipLunar() || isLunar
      guard let day = try part.plainDay(from: today, isLunar: isLunar) else {
        throw .unreadable(self.words)
      }
      isFixed = day.isFixed && day.lunar == nil && day.weekday == nil
      return day.day
    }
    return try other.map { day throws(SpokenDayError) in
      try isLunar ? solar(day, isLunar: true) : SpokenDay(day, isFixed: isFixed)
    }
  }

  /// Reads a day that words name by itself, and not by another.
  func plainDay(
    from today: CivilDay, isLunar: Bool
  ) throws(SpokenDayError) -> SpokenDay? {
    var scanner = self
    if let relative = try scanner.relativeDay(from: today) {
      if !isLunar, Weekday(word: compact) != nil { return SpokenDay(relative, pattern: .ofWeek) }
      return try solar(relative, isLunar: isLunar)
    }
    if let feast = try feast(from: today, isLunar: isLunar) { return feast }
    if isLunar, let edge = edgeOfNamedMonth(from: today) {
      return try edge.day(from: today, isLunar: true, words)
    }
    if let boundary = boundary(from: today) {
      return isLunar ? try solar(boundary.day, isLunar: true) : boundary
    }
    if !isLunar, let day = try dayOfMonth(from: today) { return day }
    if !isLunar, let day = try numberedDayInWords(from: today) { return day }
    if !isLunar, let weekday = try monthlyWeekday(from: today) { return weekday }
    scanner = self
    if let date = try scanner.date(from: today) {
      return try date.day(from: today, isLunar: isLunar, words)
    }
    scanner = self
    return try scanner.bareDistance(from: today).map { day throws(SpokenDayError) in
      try solar(day, isLunar: isLunar)
    }
  }

  /// A day that was found in the solar calendar; with `isLunar`, with its lunar date.
  func solar(_ day: CivilDay, isLunar: Bool) throws(SpokenDayError) -> SpokenDay {
    guard isLunar else { return SpokenDay(day) }
    guard let lunar = day.lunar else { throw .beyondTheLunarCalendar(words) }
    return SpokenDay(day, lunar: LunarAnniversary(lunar))
  }
}
