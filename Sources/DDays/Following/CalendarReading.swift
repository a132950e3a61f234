package import Almanac

/// A calendar as it was read, before it is compared with what is known of it.
package struct CalendarReading: Sendable {
  /// The name that the calendar has itself; nil if it has none.
  package let name: String?
  let occasions: [Occasion]
  let skipped: [LineFault]
  /// The state in which its source was found.
  let mark: String

  /// Reads a calendar by the rules of an import. Throws if it isn't one, or ends in the middle, as
  /// one does that is still being written.
  package init(_ bytes: [UInt8], zone: Zone, mark: String) throws(CalendarFault) {
    let imported: ImportedOccasions
    do {
      imported = try ImportedOccasions(bytes, zone: zone)
    } catch {
      throw CalendarFault(error)
    }
    if let end = imported.skipped.first(where: \.isEndOfCalendar) { throw CalendarFault(end) }
    let skipped = imported.skipped.filter { $0.reason.key != LineFault.eventless }
    (name, occasions, self.skipped) = (imported.name, imported.occasions, skipped)
    self.mark = mark
  }
}

extension LineFault {
  /// The key of the fault of a calendar without events, which one that is followed may be.
  static let eventless = "dday.fault.eventless"

  /// Whether the calendar itself has no end.
  fileprivate var isEndOfCalendar: Bool {
    reason.key == "dday.fault.endless %@" && reason.values.first == Component.calendar.brief
  }
}
