import Foundation
import Store
import Testing

@testable import Diary

struct DrinkBarTests {
  @Test(arguments: [
    ("Matcha 70", "Matcha", 70.0), (" Iced  tea 32.5 mg", "Iced tea", 32.5), ("말차 70mg", "말차", 70),
  ])
  func readsTheUsersOwnDrink(text: String, name: String, milligrams: Double) {
    #expect(OfferedDrink(written: text) == OfferedDrink(name: name, milligrams: milligrams))
  }

  @Test(arguments: ["", "70", "mg", "70 mg", "Matcha", "Matcha 0", "Matcha 9999", "Matcha nan"])
  func refusesWhatIsNoDrink(text: String) {
    #expect(OfferedDrink(written: text) == nil)
  }

  @Test func offersOwnDrinksInPlaceOfTheLastOnMenu() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drinks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store(in: folder.path())
    try store.makeFolder()
    let book = CaffeineBook(in: store)
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    for (number, name) in ["Mate", "Mate", "caffeine.drink.latte", "Chai"].enumerated() {
      try book.log(name, milligrams: Double(40 + number), at: date + Double(number))
    }
    let bar = DrinkBar(logged: try book.drinks(since: date).drinks)
    #expect(bar.drinks.count == 9 && bar[1]?.name == "caffeine.drink.espresso")
    #expect(bar[8] == OfferedDrink(name: "Chai", milligrams: 43))
    #expect(bar[9] == OfferedDrink(name: "Mate", milligrams: 41), "as it was logged last")
    #expect(bar[0] == nil && bar[10] == nil)
  }

}
