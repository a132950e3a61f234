package import Almanac
package import FoundationEssentials

/// The room for a page in cells, and the current date.
package struct PageRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  package let date: Date
  /// The user's time zone.
  package let zone: Zone

  package init(columns: Int, rows: Int, date: Date, zone: Zone) {
    (self.columns, self.rows) = (columns, rows)
    (self.date, self.zone) = (date, zone)
  }

  package var today: CivilDay { zone.civil(at: date).day }
}
