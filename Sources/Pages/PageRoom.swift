package import Almanac

/// How much room a page has, in cells, and which day it is.
package struct PageRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  package let today: CivilDay

  package init(columns: Int, rows: Int, today: CivilDay) {
    (self.columns, self.rows, self.today) = (columns, rows, today)
  }
}
