package import Store

extension Drink {
  /// Its name on the menu, or the name that somebody gave it.
  package var word: String {
    name.hasPrefix(MenuDrink.keyPrefix) ? String(name.dropFirst(MenuDrink.keyPrefix.count)) : name
  }

  /// By which what has no name is found among the strings.
  package static let namelessKey = MenuDrink.keyPrefix + "other"
}
