package import Store

/// The drinks at hand, one for each digit: those of the menu and, in place of its last ones, the
/// user's own.
package struct DrinkBar: Hashable, Sendable {
  package let drinks: [OfferedDrink]

  private static let most = 9
  private static let mostOwn = 4

  /// The user's own drinks are those logged last under another name than the menu's, each as it
  /// was logged last.
  package init(menu: DrinkMenu = .standard, logged: [Drink]) {
    let own = logged.reversed().filter {
      !$0.name.hasPrefix(MenuDrink.keyPrefix) && Dose.range.contains($0.milligrams)
    }
    var names: [String] = []
    for drink in own where names.count < Self.mostOwn && !names.contains(drink.name) {
      names.append(drink.name)
    }
    let offered = names.sorted().compactMap { name in
      own.first { $0.name == name }.map { OfferedDrink(name: name, milligrams: $0.milligrams) }
    }
    let known = menu.drinks.map { OfferedDrink(name: $0.nameKey, milligrams: $0.milligrams) }
    drinks = known.prefix(Self.most - offered.count) + offered
  }

  /// The drink of a digit; nil if there is none.
  package subscript(digit: Int) -> OfferedDrink? {
    drinks.indices.contains(digit - 1) ? drinks[digit - 1] : nil
  }
}
