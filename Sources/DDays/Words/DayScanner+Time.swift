import System

extension DayScanner {
  /// Cuts off a time of day at the end or the beginning, `오후 7시`, `at 7pm`, `19:00`, and gives it
  /// back; nil if there is none beside a day.
  mutating func dropTime() -> String? {
    if let date = isoDate() { return date }
    if namesDayByItself { return nil }
    for index in rest.indices.dropFirst() where Self.isTime(rest[index...]) {
      guard isBoundary(index) else { continue }
      let time = String(rest[index...])
      let day = rest[..<index].dropLast(rest[..<index].hasSuffix(", ") ? 2 : 0)
      self = DayScanner(String(day), of: words, order: order)
      return time
    }
    for index in rest.indices.dropFirst().reversed()
    where rest[rest.index(before: index)] == " " && Self.isTime(rest[..<index].dropLast()) {
      let time = String(rest[..<index].dropLast())
      self = DayScanner(String(rest[index...]), of: words, order: order)
      return time
    }
    return nil
  }

  /// Cuts the time off `2026-12-25T19:00Z`.
  private mutating func isoDate() -> String? {
    guard let sign = rest.firstIndex(of: "t"), rest[..<sign].utf8.count == 10,
      rest[..<sign].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }),
      rest[sign...].dropFirst().utf8.first?.isDigit == true
    else { return nil }
    let time = String(rest[sign...].dropFirst())
    self = DayScanner(String(rest[..<sign]), of: words, order: order)
    return time
  }

  /// Whether a time may begin at an index: after a blank, or after a letter where Korean joins words.
  private func isBoundary(_ index: Substring.Index) -> Bool {
    let before = rest[rest.index(before: index)]
    guard rest[index] != " " else { return false }
    return before == " " || before.isLetter && !before.isASCII && !rest[index].isNumber
  }

  private static func isTime(_ text: Substring) -> Bool {
    var scanner = DayScanner(String(text))
    let isAt = scanner.skip("at ")
    let hasPart = scanner.skip(anyOf: parts)
    if hasPart, scanner.skip("에") || scanner.isAtEnd { return true }
    guard let hour = scanner.number(), hour <= 24 else { return false }
    if scanner.skip("시") {
      _ = scanner.skip("반")
      if scanner.number() != nil { _ = scanner.skip("분") }
      _ = scanner.skip("에")
      return scanner.isAtEnd
    }
    var isClock = isAt
    while scanner.skip(":") {
      guard let part = scanner.number(), part < 60 else { return false }
      isClock = true
    }
    if scanner.skip(anyOf: ["am", "pm", "a.m.", "p.m.", "o'clock"]) { isClock = true }
    _ = scanner.skip(anyOf: dayparts)
    return isClock && scanner.isAtEnd
  }

  private static let dayparts = [
    "in the morning", "in the afternoon", "in the evening", "at night",
  ]
  private static let parts =
    [
      "아침", "점심", "저녁", "밤", "낮", "오전", "오후", "새벽", "정오", "자정", "morning", "afternoon",
      "evening", "night", "noon", "midnight",
    ] + dayparts
}
