import System

/// The drinks to choose from, in order.
package struct DrinkMenu: Hashable, Sendable {
  package let drinks: [MenuDrink]

  /// The built-in menu.
  package static let standard =
    (try? DrinkMenu(parsing: Asset.drinks.text)) ?? DrinkMenu(drinks: [])

  private init(drinks: [MenuDrink]) {
    self.drinks = drinks
  }

  /// Parses one drink from each line, its name and milligrams; ignores lines that start with `//`.
  package init(parsing text: String) throws(DrinkMenuError) {
    var drinks: [MenuDrink] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("//") && !line.isEmpty {
      let words = line.split(separator: " ")
      guard words.count == 2, let milligrams = Double(words[1]), Dose.range.contains(milligrams),
        !drinks.contains(where: { $0.name == words[0] })
      else { throw DrinkMenuError(line: index + 1) }
      drinks.append(MenuDrink(name: String(words[0]), milligrams: milligrams))
    }
    self.init(drinks: drinks)
  }

  package subscript(name: String) -> MenuDrink? {
    drinks.first { $0.name == name }
  }

  /// The next drink, wrapping around at the end.
  package func drink(after drink: MenuDrink) -> MenuDrink {
    let index = drinks.firstIndex(of: drink).map { ($0 + 1) % drinks.count }
    return index.map { drinks[$0] } ?? drink
  }
}

/// A line of a menu that describes no drink or repeats one.
package struct DrinkMenuError: Error, Hashable, Sendable {
  package let line: Int
}
