import Diary
import WidgetIntents

/// A choice among the drinks on the menu.
struct DrinkChoice: AppEnum {
  let drink: MenuDrink

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "caffeine.drink"
  static let allCases = DrinkMenu.standard.drinks.map(DrinkChoice.init)
  static let caseDisplayRepresentations: [DrinkChoice: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: allCases.map { choice in
      (choice, DisplayRepresentation(title: LocalizedStringResource(choice.drink.nameKey)))
    })

  var rawValue: String { drink.name }

  /// The drink offered beside this one.
  var next: DrinkChoice { DrinkChoice(DrinkMenu.standard.drink(after: drink)) }

  init(_ drink: MenuDrink) {
    self.drink = drink
  }

  init?(rawValue: String) {
    guard let drink = DrinkMenu.standard[rawValue] else { return nil }
    self.init(drink)
  }
}
