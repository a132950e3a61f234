import Testing

@testable import Weather

/// A city is found by the start of any word of its name.
struct CityIndexTests {
  private func found(_ words: String) -> [String] {
    CityIndex(of: Gazetteer().cities).cities(matching: words).map(\.englishName)
  }

  @Test(arguments: [("york", "New York"), ("new y", "New York"), ("NEW YORK", "New York")])
  func isFoundByTheStartOfAWord(words: String, city: String) {
    #expect(found(words).contains(city))
  }

  @Test(arguments: ["ork", "york new", "new york city hall"])
  func isNotFoundByAnythingElse(words: String) {
    #expect(!found(words).contains("New York"))
  }
}
