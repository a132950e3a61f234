package import Almanac
package import FoundationEssentials

/// How much room a page has, in cells, and the moment at which it is looked at.
package struct PageRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  package let date: Date
  /// That of whoever looks at it.
  package let zone: Zone

  package init(columns: Int, rows: Int, date: Date, zone: Zone) {
    (self.columns, self.rows) = (columns, rows)
    (self.date, self.zone) = (date, zone)
  }

  package var today: CivilDay { zone.civil(at: date).day }
}
