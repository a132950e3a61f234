import Assets

/// The drinks that can be chosen, in the order in which they are offered.
package struct DrinkMenu: Hashable, Sendable {
  package let drinks: [MenuDrink]

  /// The one that the program was built with.
  package static let standard =
    (try? DrinkMenu(parsing: Asset.drinks.text)) ?? DrinkMenu(drinks: [])

  private init(drinks: [MenuDrink]) {
    self.drinks = drinks
  }

  /// Reads a line for each drink, its name and its milligrams; what follows `//` is left out.
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

  /// The one that is offered next, and behind the last the first again.
  package func drink(after drink: MenuDrink) -> MenuDrink {
    let index = drinks.firstIndex(of: drink).map { ($0 + 1) % drinks.count }
    return index.map { drinks[$0] } ?? drink
  }
}
