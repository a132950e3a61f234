package import Store

extension Drink {
  /// Its name on the menu, or the user's own name for it.
  package var word: String {
    name.hasPrefix(MenuDrink.keyPrefix) ? String(name.dropFirst(MenuDrink.keyPrefix.count)) : name
  }

  /// The localization key for unnamed drinks.
  package static let namelessKey = MenuDrink.keyPrefix + "other"
}
