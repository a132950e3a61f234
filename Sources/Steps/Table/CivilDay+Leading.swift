import Almanac

extension CivilDay {
  /// Reads the day at the start of a date, `2026-11-21`; fails if there is none.
  init?(leading text: [UInt8]) {
    guard text.count >= 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = Int(digits: text[0..<4]), let month = Int(digits: text[5..<7]),
      let day = Int(digits: text[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
