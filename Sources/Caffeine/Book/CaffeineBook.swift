package import FoundationEssentials
package import Store

/// All that somebody has drunk, as the store keeps it.
package struct CaffeineBook: Sendable {
  /// What the widgets that show it are called.
  package static let kind = "caffeine"

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// What was drunk since a date, the earliest first, and what was logged last.
  package func drinks(since date: Date) throws -> (drinks: [Drink], last: Drink?) {
    guard !store.isNew else { return ([], nil) }
    return try store.read { (try $0.drinks(since: date), try $0.lastLoggedDrink()) }
  }

  /// A drink by the key of its name, or by the name itself.
  @discardableResult
  package func log(_ name: String, milligrams: Double, at date: Date) throws -> Drink {
    guard Dose.range.contains(milligrams) else { throw CaffeineError.noDose(milligrams) }
    return try store.change { change in
      let drink = try change.log(name, milligrams: milligrams, at: date)
      try change.requestReload(of: Self.kind)
      return drink
    }
  }

  /// Takes back what was logged last, and tells what that was.
  package func undo() throws -> Drink? {
    guard !store.isNew else { return nil }
    return try store.change { change in
      let drink = try change.undoLastDrink()
      if drink != nil { try change.requestReload(of: Self.kind) }
      return drink
    }
  }

  /// Takes back one drink; nothing happens if somebody has done so already.
  package func remove(_ drink: Drink.ID) throws {
    try store.change { change in
      if try change.remove(drink) { try change.requestReload(of: Self.kind) }
    }
  }
}
