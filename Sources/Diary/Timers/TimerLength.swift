/// How long a timer runs, from a second to less than a hundred hours.
package struct TimerLength: Hashable, Sendable {
  package let seconds: Double

  package static let range = 1.0...359_999

  /// Fails outside the range.
  package init?(seconds: Double) {
    guard Self.range.contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Reads "25m", "1h30m", "90s" or "1:30:00"; a bare number is minutes. Fails for other words.
  package init?(_ words: String) {
    let text = words.lowercased()
    guard let seconds = Self.clock(text) ?? Self.units(text) else { return nil }
    self.init(seconds: seconds)
  }

  /// Minutes and seconds, or hours, minutes and seconds.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers.reduce(0) { $0 * 60 + $1 }
  }

  private static func units(_ text: String) -> Double? {
    var (rest, total, last) = (text[...], 0.0, Double.infinity)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = number(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      let unit: Double
      switch rest.popFirst() {
      case "h": unit = 3600
      case "m": unit = 60
      case "s": unit = 1
      case nil where last == .infinity: unit = 60
      default: return nil
      }
      guard unit < last else { return nil }
      (total, last) = (total + number * unit, unit)
    }
    return last == .infinity ? nil : total
  }

  private static func number(_ digits: Substring) -> Double? {
    guard 1...6 ~= digits.count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Double(digits)
  }
}
