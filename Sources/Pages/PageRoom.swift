package import Almanac
package import FoundationEssentials
package import Views

/// The room for a page in cells, the text size in it, and the current date.
package struct PageRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  package let date: Date
  /// The user's time zone.
  package let zone: Zone
  package let typeSize: DynamicTypeSize

  package init(
    columns: Int, rows: Int, date: Date, zone: Zone, typeSize: DynamicTypeSize = .large
  ) {
    (self.columns, self.rows) = (columns, rows)
    (self.date, self.zone, self.typeSize) = (date, zone, typeSize)
  }

  /// How much air is between the rows of a list.
  package var density: ListDensity { ListDensity(at: typeSize) }

  package var today: CivilDay { zone.civil(at: date).day }
}
