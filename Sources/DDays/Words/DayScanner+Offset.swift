import Almanac

extension DayScanner {
  /// Reads a day by its distance from another, `3 days before Christmas`, `추석 다음 날`, `2026-03-14부터
  /// 100일`; nil for anything else. `reading` reads the other day.
  func offsetDay(
    _ reading: (String) throws(SpokenDayError) -> CivilDay
  ) throws(SpokenDayError) -> CivilDay? {
    guard let (distance, unit, other) = distanceFirst() ?? distanceLast() else { return nil }
    return try reading(other).moved(unit, distance, words)
  }

  /// Reads `3 days before`, `the day after`, `a week from`, and the rest as another day.
  private func distanceFirst() -> (Int, DistanceUnit, String)? {
    var scanner = self
    _ = scanner.skip("the ")
    let one = scanner.skip("day ") ? (1, DistanceUnit.days) : nil
    guard let (count, unit) = one ?? scanner.amount() else { return nil }
    let isBefore = scanner.skip("before ")
    guard isBefore || scanner.skip(anyOf: ["after ", "from "]), !scanner.isAtEnd else { return nil }
    return (isBefore ? -count : count, unit, String(scanner.rest))
  }

  /// Reads another day, and then `3일 전`, `다음 날`, `부터 100일`.
  private func distanceLast() -> (Int, DistanceUnit, String)? {
    for index in rest.indices.dropFirst() {
      var scanner = DayScanner(String(rest[index...]), of: words, order: order)
      let other = String(rest[..<index])
      if scanner.skip("부터") || scanner.skip("에서") {
        guard let (count, unit) = scanner.amount() else { continue }
        let isDistance = scanner.skip(anyOf: ["뒤", "후"])
        // The first day of something that begins today is today.
        let isFirstDay = !isDistance && unit == .days && count == 1
        if scanner.isAtEnd { return (isFirstDay ? 0 : count, unit, other) }
      } else if rest[rest.index(before: index)] == " " {
        if let days = Self.neighbours[scanner.compact] { return (days, .days, other) }
        guard let (count, unit) = scanner.amount() else { continue }
        if ["뒤", "후"].contains(scanner.compact) { return (count, unit, other) }
        if scanner.compact == "전" { return (-count, unit, other) }
      }
    }
    return nil
  }

  private static let neighbours = ["전날": -1, "하루전": -1, "다음날": 1, "이튿날": 1]
}
