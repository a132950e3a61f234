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
