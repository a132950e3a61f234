extension Weekday {
  /// Reads a weekday's name in English or Korean: `friday`, `fri`, `금요일`. Fails for other words.
  package init?(word: String) {
    let index = Self.words.firstIndex { names in names.contains(word) }
    guard let index, let weekday = Weekday(rawValue: index + 1) else { return nil }
    self = weekday
  }

  /// Reads the Korean letter shown beside a date: `금`. Fails for other text.
  package init?(sign: String) {
    guard let index = Self.signs.firstIndex(of: sign), let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    self = weekday
  }

  private static let signs = ["월", "화", "수", "목", "금", "토", "일"]
  private static let words = [
    ["monday", "mon", "월요일", "월욜"], ["tuesday", "tue", "tues", "화요일", "화욜"],
    ["wednesday", "wed", "weds", "수요일", "수욜"],
    ["thursday", "thu", "thur", "thurs", "목요일", "목욜"], ["friday", "fri", "금요일", "금욜"],
    ["saturday", "sat", "토요일", "토욜"], ["sunday", "sun", "일요일", "일욜"],
  ]
}

extension CivilDay {
  /// The next such weekday after this day, never the day itself.
  package func following(_ weekday: Weekday) -> CivilDay {
    advanced(by: (weekday.rawValue - self.weekday.rawValue + 6).floorModulo(7) + 1)
  }
}
