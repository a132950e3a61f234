import Almanac
package import FoundationEssentials

/// A date in an HTTP header: `Sat, 21 Nov 2026 00:41:00 GMT`.
///
/// No library serves: the C library's `strptime` takes the names of months from the locale.
package struct HTTPDate {
  package let date: Date

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let month = Self.months.firstIndex(of: "\(words[2])"),
      let dayOfMonth = Int(words[1]), let year = Int(words[3]),
      let day = CivilDay(year: year, month: month + 1, day: dayOfMonth),
      let written = try? WrittenDate("\(day)T\(words[4])Z")
    else { return nil }
    date = written.date(in: .utc)
  }
}
