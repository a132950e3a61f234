import Almanac
import FoundationEssentials

/// Converts a source's numbers; nil if a number is missing or implausible.
enum Plausible {
  static func temperature(celsius: Double?) -> Temperature? {
    number(celsius, in: -100...70).map(Temperature.init(celsius:))
  }

  static func speed(metresPerSecond: Double?) -> Speed? {
    number(metresPerSecond, in: 0...150).map(Speed.init(metresPerSecond:))
  }

  static func rainfall(millimetres: Double?) -> Rainfall? {
    number(millimetres, in: 0...2000).map(Rainfall.init(millimetres:))
  }

  static func perCent(_ number: Double?) -> UInt8? {
    self.number(number, in: 0...100).map { UInt8($0.rounded()) }
  }

  static func perCent(fraction: Double?) -> UInt8? { perCent(fraction.map { $0 * 100 }) }

  static func direction(degrees: Double?) -> UInt16? {
    number(degrees, in: 0...360).map { UInt16($0.rounded()) % 360 }
  }

  static func uvIndex(_ number: Double?) -> UInt8? {
    self.number(number, in: 0...50).map { UInt8($0.rounded()) }
  }

  static func pressure(hectopascals: Double?) -> UInt16? {
    number(hectopascals, in: 500...1200).map { UInt16($0.rounded()) }
  }

  /// A date in the range of the calendar, from 1970 on; nil for others.
  static func date(secondsSince1970 seconds: Double?) -> Date? {
    number(seconds, in: 1...253_402_300_799).map(Date.init(timeIntervalSince1970:))
  }

  /// A date in the usual format, `2026-11-21T00:41:00Z`; nil if malformed.
  static func date(_ text: String?) -> Date? {
    guard let written = text.flatMap({ try? WrittenDate($0) }) else { return nil }
    return date(secondsSince1970: written.date(in: .utc).timeIntervalSince1970)
  }

  private static func number(_ number: Double?, in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range.contains($0) ? $0 : nil }
  }
}
