import Almanac

extension CivilDay {
  /// Reads the day at the start of a date, `2026-11-21`; fails if there is none.
  init?(leading text: ArraySlice<UInt8>) {
    let start = text.startIndex
    guard text.count >= 10, text[start + 4] == UInt8(ascii: "-"),
      text[start + 7] == UInt8(ascii: "-"), let year = Int(digits: text[start..<start + 4]),
      let month = Int(digits: text[start + 5..<start + 7]),
      let day = Int(digits: text[start + 8..<start + 10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
