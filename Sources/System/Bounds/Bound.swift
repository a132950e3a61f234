/// The greatest size of an input, with the reason for it; every reader takes its limit from here.
package struct Bound: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case alerts, bytes, cells, characters, keys, levels, lines, notices, pixels, timers
    case ddays = "D-Days"
  }

  /// What happens to a larger input.
  package enum Excess: String, Hashable, Sendable {
    /// It is refused, with a sentence that says how much is allowed.
    case refused
    /// It counts as missing.
    case ignored
    /// Its end is dropped.
    case cut
  }

  /// What has the size, in a few words.
  package let input: String
  package let greatest: Int
  package let unit: Unit
  package let excess: Excess
  /// Why it is enough, a sentence without its full stop.
  package let reason: String
  /// The most instructions that reading an input of this size may cost, in millions; `make bench`
  /// checks that.
  package let budget: Int
}

extension Bound {
  /// The size with its unit: `4,096 bytes`, `60 characters (960 bytes)`.
  package var size: String {
    let size = "\(greatest.grouped) \(unit.rawValue)"
    return unit == .characters ? "\(size) (\(greatestBytes.grouped) bytes)" : size
  }

  /// The most bytes of a text whose characters are counted.
  package var greatestBytes: Int { greatest * Self.bytesOfCharacter }

  /// Whether a count is too large.
  package func isExceeded(by count: Int) -> Bool { count > greatest }

  /// Whether a text has too many characters. A letter may carry any number of marks, so their bytes
  /// are limited too.
  package func isExceeded(by text: String) -> Bool {
    let bytes = text.utf8.count
    return bytes > greatest && (bytes > greatestBytes || text.count > greatest)
  }

  /// The beginning of a text that isn't too large.
  package func fitting(_ text: String) -> String {
    String(text.prefix(greatest)).prefix(bytes: greatestBytes)
  }

  /// The most bytes of a character, on average: a letter of any script with some marks has fewer.
  package static let bytesOfCharacter = 16
}

extension Int {
  /// The number with commas between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.indices.map { index in
      let rest = digits.count - index
      return index > 0 && rest.isMultiple(of: 3) ? ",\(digits[index])" : String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
