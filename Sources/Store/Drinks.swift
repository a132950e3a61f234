package import FoundationEssentials

/// A logged drink.
package struct Drink: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Drink>

  package let id: ID
  /// The localization key of its name, or the name itself.
  package let name: String
  /// The caffeine in the drink.
  package let milligrams: Double
  package let date: Date
}

extension Change {
  @discardableResult
  package func log(_ name: String, milligrams: Double, at date: Date) throws -> Drink {
    try connection.run(
      Statement(
        "INSERT INTO drinks (name, milligrams, date) VALUES (?, ?, ?)",
        .text(name), .real(try connection.usable(milligrams)),
        StoredValue(try connection.usable(date))))
    return Drink(
      id: Drink.ID(connection.lastNumber), name: name, milligrams: milligrams, date: date)
  }

  /// Puts back a drink that was removed; does nothing if it is there.
  package func restore(_ drink: Drink) throws {
    try connection.run(
      Statement(
        "INSERT OR IGNORE INTO drinks (id, name, milligrams, date) VALUES (?, ?, ?, ?)",
        .integer(drink.id.number), .text(drink.name),
        .real(try connection.usable(drink.milligrams)),
        StoredValue(try connection.usable(drink.date))))
  }

  /// Removes a drink; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: Drink.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM drinks WHERE id = ?", .integer(id.number))) > 0
  }

  /// Removes the drink that was logged last and returns it; nil if there is none.
  package func undoLastDrink() throws -> Drink? {
    guard let drink = try contents.lastLoggedDrink() else { return nil }
    try remove(drink.id)
    return drink
  }
}

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
    id = ID(row.identifier(0))
    name = row.text(1)
    milligrams = row.real(2)
    date = row.date(3)
  }
}

extension Migration {
  static let drinks = Migration(
    sentences: """
      CREATE TABLE drinks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        milligrams REAL NOT NULL,
        date REAL NOT NULL
      ) STRICT;
      CREATE INDEX drinks_by_date ON drinks (date);
      """)
}
