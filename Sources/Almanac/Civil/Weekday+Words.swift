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
    ["monday", "mon", "월요일"], ["tuesday", "tue", "화요일"], ["wednesday", "wed", "수요일"],
    ["thursday", "thu", "목요일"], ["friday", "fri", "금요일"], ["saturday", "sat", "토요일"],
    ["sunday", "sun", "일요일"],
  ]
}

extension CivilDay {
  /// The next such weekday after this day, never the day itself.
  package func following(_ weekday: Weekday) -> CivilDay {
    advanced(by: (weekday.rawValue - self.weekday.rawValue + 6).floorModulo(7) + 1)
  }
}
