package import FoundationEssentials

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
