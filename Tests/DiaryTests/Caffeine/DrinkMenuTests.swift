import System
import Testing

@testable import Diary

struct DrinkMenuTests {
  @Test func offersDrinks() {
    let menu = DrinkMenu.standard
    #expect(menu.drinks.first == MenuDrink(name: "espresso", milligrams: 95))
    #expect(menu.drinks.count > 5)
    #expect(menu["latte"]?.nameKey == "caffeine.drink.latte" && menu["beer"] == nil)
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func everyDrinkHasANameInEachLanguage(strings: Asset) throws {
    let table = strings.strings
    #expect(DrinkMenu.standard.drinks.filter { table[$0.nameKey] == nil } == [])
    #expect(table["caffeine.drink.other"] != nil)
  }

  @Test func goesAround() throws {
    let menu = try DrinkMenu(parsing: "// none\n\na 1\nb 2\n")
    #expect(menu.drinks.map { menu.drink(after: $0).name } == ["b", "a"])
    let foreign = MenuDrink(name: "c", milligrams: 3)
    #expect(menu.drink(after: foreign) == foreign)
  }

  @Test(arguments: [
    ("a", 1), ("a 1\nb", 2), ("a 1\na 2", 2), ("a 0", 1), ("a -1", 1), ("a nan", 1), ("a inf", 1),
    ("a 1 2", 1), ("// fine\na 2001", 2),
  ])
  func saysWhichLineIsNoDrink(text: String, line: Int) {
    #expect(throws: DrinkMenuError(line: line)) { try DrinkMenu(parsing: text) }
  }
}
