import System

/// A scanner over a POSIX `TZ` rule.
///
/// No library serves: the C library reads a rule only for the whole process, and doesn't say when it
/// changes clocks.
struct PosixScanner {
  private var bytes: Substring.UTF8View

  init(_ text: String) {
    bytes = Substring(text).utf8
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: sign) else { return false }
    bytes.removeFirst()
    return true
  }

  /// Reads three or more letters, or letters, digits and signs in angle brackets; nil for anything
  /// else.
  mutating func abbreviation() -> String? {
    let isQuoted = skip("<")
    let name = bytes.prefix { $0.isLetter || isQuoted && $0.isDigitOrSign }
    bytes = bytes.dropFirst(name.count)
    guard name.count >= 3, !isQuoted || skip(">") else { return nil }
    return String(Substring(name))
  }

  mutating func number(upTo limit: Int) -> Int? {
    let digits = bytes.prefix { $0.isDigit }
    bytes = bytes.dropFirst(digits.count)
    guard let number = Int(String(Substring(digits))), number <= limit else { return nil }
    return number
  }

  /// Reads `[+-]hh[:mm[:ss]]` and returns seconds; nil for anything else.
  mutating func seconds(hoursUpTo limit: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(upTo: limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard skip(":") else { break }
      guard let count = number(upTo: 59) else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }
}

extension UInt8 {
  fileprivate var isDigitOrSign: Bool {
    isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
