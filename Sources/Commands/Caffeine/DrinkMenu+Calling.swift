import Diary
import System

extension DrinkMenu {
  /// The drink that a word means: by its name on the menu, or in one of the languages.
  func drink(called word: String, in languages: [StringTable]) -> MenuDrink? {
    let names = drinks.flatMap { drink in
      ([drink.name] + languages.compactMap { $0[drink.nameKey] }).map { ($0.plain, drink) }
    }
    return Dictionary(names) { first, _ in first }[word.plain]
  }
}

extension String {
  fileprivate var plain: String { lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
