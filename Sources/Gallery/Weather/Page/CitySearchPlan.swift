import Pages

/// The layout of the search for a city: the line, below it the cities, and the rest of the page beside
/// them where there is room.
struct CitySearchPlan: Hashable {
  let columns: Int
  let rows: Int

  init(_ room: PageRoom) {
    (columns, rows) = (room.columns, room.rows)
  }

  private static let mostColumns = 72

  var hasCard: Bool { columns >= 60 && rows >= 16 }
  var cardColumns: Int { columns >= 100 ? min(columns * 11 / 20, Self.mostColumns) : columns }
  var margin: Int { hasCard ? 2 : 0 }
  var listColumns: Int { max(1, cardColumns - 2 * margin) }
  /// The empty rows between the line and the cities.
  var gap: Int { rows >= 12 ? 1 : 0 }
  var listRows: Int { max(1, rows - 1 - gap - (hasCard ? 2 : 0)) }
  /// Whether the countries stand beside the cities.
  var hasCountries: Bool { listColumns >= 24 }
  /// The columns of the cities' names.
  var nameColumns: Int { hasCountries ? listColumns * 2 / 5 : max(1, listColumns - 2) }
  /// The columns beside the card, after a gap of two; none if there are too few.
  var besideColumns: Int { columns >= 100 ? columns - cardColumns - 2 : 0 }
}
