package import FoundationEssentials

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
