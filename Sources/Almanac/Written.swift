package import FoundationEssentials
import System

/// The reason why a text isn't a date, described for the person who typed it.
package enum WrittenDateError: Error, Hashable, Sendable {
  case unreadable(String)
  case noSuchDay(String)
  case noSuchTime(String)
  case noSuchOffset(String)
}

extension WrittenDateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let text):
      """
      \(text.quoted) is no date; write 2026-11-21, 2026-11-21 23:58, \
      2026-11-21T23:58:30, 2026-11-21T23:58:30Z or 2026-11-21T23:58:30+09:00
      """
    case .noSuchDay(let text):
      "\(text.quoted) is no day of the calendar's years 0001 to 9999"
    case .noSuchTime(let text):
      "\(text.quoted) has no time from 00:00:00 to 23:59:59"
    case .noSuchOffset(let text):
      "\(text.quoted) is not from -23:59 to +23:59 ahead of UTC"
    }
  }
}

/// A date as people write it: `2026-11-21`, `2026-11-21 23:58`, `2026-11-21T23:58:30+09:00`.
package struct WrittenDate: Hashable, Sendable {
  package let moment: CivilMoment
  /// The UTC offset in seconds; nil if the text has none.
  package let offset: Int?

  package init(_ text: String) throws(WrittenDateError) {
    var scanner = WrittenScanner(text)
    let day = try scanner.day()
    guard !scanner.isAtEnd else {
      moment = CivilMoment(day: day)
      offset = nil
      return
    }
    guard scanner.skip("T") || scanner.skip(" ") else { throw scanner.unreadable }
    moment = CivilMoment(day: day, time: try scanner.time())
    offset = try scanner.offset()
  }

  /// The date that the text means to a reader in this zone.
  package func date(in zone: Zone) -> Date {
    guard let offset else { return zone.date(of: moment) }
    return Date(seconds: moment.seconds - offset)
  }
}

/// A scanner over a written date.
///
/// No library serves: Foundation's parser of ISO 8601 expects one form, and takes 30 February for
/// 2 March.
struct WrittenScanner {
  private let text: String
  private var bytes: Substring.UTF8View

  init(_ text: String) {
    self.text = text
    bytes = Substring(text).utf8
  }

  var isAtEnd: Bool { bytes.isEmpty }
  var unreadable: WrittenDateError { .unreadable(text) }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: sign) else { return false }
    bytes.removeFirst()
    return true
  }

  mutating func day() throws(WrittenDateError) -> CivilDay {
    let year = try number(digits: 4)
    let month = try number(digits: 2, after: "-")
    let day = try number(digits: 2, after: "-")
    guard let day = CivilDay(year: year, month: month, day: day) else { throw .noSuchDay(text) }
    return day
  }

  mutating func time() throws(WrittenDateError) -> CivilTime {
    let hour = try number(digits: 2)
    let minute = try number(digits: 2, after: ":")
    let second = bytes.first == UInt8(ascii: ":") ? try number(digits: 2, after: ":") : 0
    guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
      throw .noSuchTime(text)
    }
    return time
  }

  mutating func offset() throws(WrittenDateError) -> Int? {
    guard !isAtEnd else { return nil }
    guard !skip("Z") else {
      guard isAtEnd else { throw unreadable }
      return 0
    }
    let isBehind = skip("-")
    guard isBehind || skip("+") else { throw unreadable }
    let hours = try number(digits: 2)
    let minutes = try number(digits: 2, after: ":")
    guard isAtEnd else { throw unreadable }
    guard let ahead = CivilTime(hour: hours, minute: minutes) else { throw .noSuchOffset(text) }
    return isBehind ? -ahead.secondOfDay : ahead.secondOfDay
  }

  private mutating func number(
    digits width: Int, after sign: Unicode.Scalar? = nil
  ) throws(WrittenDateError) -> Int {
    if let sign, !skip(sign) { throw unreadable }
    let digits = bytes.prefix(width)
    guard digits.count == width,
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw unreadable }
    bytes = bytes.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
