import Almanac
import FoundationEssentials

/// Reads the words of a line in order; a read fails if the word is missing or malformed.
///
/// No library serves: the format is the program's own.
struct WordReader {
  private var words: ArraySlice<Substring>

  init(_ line: Substring) {
    words = line.split(separator: " ")[...]
  }

  /// The rest of the line, as it can be written.
  var rest: String { words.joined(separator: " ").line }

  mutating func word() -> String? { words.popFirst().map(String.init) }

  /// Reads an optional value; a dash stands for nil.
  mutating func maybe<Value>(_ read: (inout WordReader) -> Value?) -> Value?? {
    guard words.first != "-" else {
      words.removeFirst()
      return .some(nil)
    }
    return read(&self).map { .some($0) }
  }

  /// Reads a text that was written as one word.
  mutating func phrase() -> String? {
    word().map { word in
      WordWriter.signs.reversed().reduce(word.replacing("%2D", with: "-")) {
        $0.replacing($1.code, with: $1.sign)
      }
    }
  }

  mutating func integer(in range: ClosedRange<Int>) -> Int? {
    word().flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  mutating func number(in range: ClosedRange<Double>) -> Double? {
    word().flatMap { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  mutating func date() -> Date? {
    // The range of the calendar.
    integer(in: -62_135_596_800...253_402_300_799).map { Date(timeIntervalSince1970: Double($0)) }
  }

  mutating func day() -> CivilDay? {
    word().flatMap { try? WrittenDate($0).moment.day }
  }

  mutating func condition() -> Condition? { word().flatMap { Condition(rawValue: $0) } }

  mutating func temperature() -> Temperature? {
    number(in: -150...150).map(Temperature.init(celsius:))
  }

  mutating func speed() -> Speed? { number(in: 0...150).map(Speed.init(metresPerSecond:)) }

  mutating func rainfall() -> Rainfall? { number(in: 0...2000).map(Rainfall.init(millimetres:)) }

  mutating func perCent() -> UInt8? { integer(in: 0...100).map { UInt8($0) } }

  mutating func uvIndex() -> UInt8? { integer(in: 0...50).map { UInt8($0) } }
}
