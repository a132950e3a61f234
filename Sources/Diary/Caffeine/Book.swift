package import FoundationEssentials
package import Store
import System

/// The log of all drinks in the store.
package struct CaffeineBook: Sendable {
  /// The kind of the widgets that show it.
  package static let kind = "caffeine"

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// The drinks since a date, earliest first, and the drink logged last.
  package func drinks(since date: Date) throws -> (drinks: [Drink], last: Drink?) {
    guard !store.isNew else { return ([], nil) }
    return try store.read { (try $0.drinks(since: date), try $0.lastLoggedDrink()) }
  }

  /// Logs a drink by the localization key of its name, or by the name itself.
  @discardableResult
  package func log(_ name: String, milligrams: Double, at date: Date) throws -> Drink {
    guard Dose.range.contains(milligrams) else { throw CaffeineError.noDose(milligrams) }
    guard !Bound.drink.isExceeded(by: name) else { throw CaffeineError.longName }
    return try store.change { change in
      let drink = try change.log(name, milligrams: milligrams, at: date)
      try change.requestReload(of: Self.kind)
      return drink
    }
  }

  /// Removes the drink that was logged last and returns it; nil if there is none.
  package func undo() throws -> Drink? {
    guard !store.isNew else { return nil }
    return try store.change { change in
      let drink = try change.undoLastDrink()
      if drink != nil { try change.requestReload(of: Self.kind) }
      return drink
    }
  }

  /// Removes a drink and returns it; nil if it doesn't exist.
  @discardableResult
  package func remove(_ drink: Drink.ID) throws -> Drink? {
    try store.change { change in
      let removed = try change.contents.drink(drink)
      if try change.remove(drink) { try change.requestReload(of: Self.kind) }
      return removed
    }
  }

  /// Puts back a drink that was removed.
  package func restore(_ drink: Drink) throws {
    try store.change { change in
      try change.restore(drink)
      try change.requestReload(of: Self.kind)
    }
  }
}

/// Why a drink can't be logged.
package enum CaffeineError: Error, Hashable, Sendable {
  /// The dose is outside 0.1–2000 mg.
  case noDose(Double)
  case longName
}

extension CaffeineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noDose: "A drink holds between 0.1 and 2000 milligrams of caffeine."
    case .longName: "A drink's name has no more than \(Bound.drink.size)."
    }
  }
}

extension Drink {
  /// Its name on the menu, or the user's own name for it.
  package var word: String {
    name.hasPrefix(MenuDrink.keyPrefix) ? String(name.dropFirst(MenuDrink.keyPrefix.count)) : name
  }

  /// The localization key for unnamed drinks.
  package static let namelessKey = MenuDrink.keyPrefix + "other"
}
