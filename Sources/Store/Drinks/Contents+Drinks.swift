package import FoundationEssentials

extension Contents {
  /// All drinks, or those since a date, earliest first.
  package func drinks(since date: Date? = nil) throws -> [Drink] {
    try connection.rows(
      Statement(
        """
        SELECT id, name, milligrams, date FROM drinks WHERE date >= ?1 OR ?1 IS NULL
        ORDER BY date, id
        """,
        StoredValue(date)),
      as: Drink.init)
  }

  /// A drink; nil if it doesn't exist.
  package func drink(_ id: Drink.ID) throws -> Drink? {
    try connection.rows(
      Statement(
        "SELECT id, name, milligrams, date FROM drinks WHERE id = ?", .integer(id.number)),
      as: Drink.init
    ).first
  }

  /// The drink that was logged last, whatever its date; nil if there is none.
  package func lastLoggedDrink() throws -> Drink? {
    try connection.rows(
      Statement("SELECT id, name, milligrams, date FROM drinks ORDER BY id DESC LIMIT 1"),
      as: Drink.init
    ).first
  }
}

extension Drink {
  fileprivate init(_ row: Row) {
    id = ID(row.integer(0))
    name = row.text(1)
    milligrams = row.real(2)
    date = row.date(3)
  }
}
