package import FoundationEssentials

/// A date as people write it: `2026-11-21`, `2026-11-21 23:58`, `2026-11-21T23:58:30+09:00`.
package struct WrittenDate: Hashable, Sendable {
  package let moment: CivilMoment
  /// How far ahead of UTC its author was, in seconds, if that is written.
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

  /// The date that is meant by one whose clocks are those of a zone.
  package func date(in zone: Zone) -> Date {
    guard let offset else { return zone.date(of: moment) }
    return Date(seconds: moment.seconds - offset)
  }
}
