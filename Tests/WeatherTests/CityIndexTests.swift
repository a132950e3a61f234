import Almanac
import System
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

  /// As their people write them, as they were called before, and in short.
  @Test(arguments: [
    ("München", "Munich"), ("muenchen", "Munich"), ("Köln", "Cologne"), ("NYC", "New York"),
    ("뉴욕", "New York"), ("東京", "Tokyo"), ("Москва", "Moscow"), ("LA", "Los Angeles"),
    ("Wien", "Vienna"), ("Kiev", "Kyiv"), ("القاهرة", "Cairo"), ("Bombay", "Mumbai"),
  ])
  func isFoundByItsOtherNames(words: String, city: String) {
    #expect(found(words).first == city)
  }

  @Test func everyOtherNameIsThatOfACity() {
    let ids = Set(Gazetteer().cities.map(\.id))
    let lines = Asset.cityNames.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(lines.count > 100)
    #expect(lines.map { String($0.prefix { $0 != "\t" }) }.filter { !ids.contains($0) } == [])
  }

  @Test(arguments: [
    ("Chicgo", "Chicago"), ("Lodnon", "London"), ("xanadu", nil), ("nowhere", nil), ("qqqq", nil),
  ])
  func isGuessedFromATypingError(words: String, city: String?) {
    #expect(LocationBook().city(like: words, in: .english)?.englishName == city)
  }

  @Test(arguments: ["ork", "york new", "new york city hall"])
  func isNotFoundByAnythingElse(words: String) {
    #expect(!found(words).contains("New York"))
  }

  /// Only few cities are compared with a text, and they are those that match among all.
  @Test func findsTheSameAsAmongAllCities() {
    let all = Gazetteer().cities
    let index = CityIndex(of: all)
    let names = all.enumerated().filter { $0.offset.isMultiple(of: 97) }.flatMap { _, city in
      [city.englishName, city.koreanName ?? "", city.id]
    }
    let others = [
      "München", "koln", "NYC", "뉴욕", "東京", "대전광역시", "paris, us", "Ōsaka", "l'aquila", "z", "ø",
      "urumqi", "izmir",
      "nocity", "없는 곳", "", ",", "🏙️",
    ]
    // Their names begin with an accent, and they are found by others.
    let accented = all.filter { $0.englishName.first?.isASCII == false }.map(\.englishName)
    for words in accented + names + names.map({ String($0.prefix(2)) }) + others {
      #expect(Gazetteer().cities(matching: words) == index.cities(matching: words), "\(words)")
    }
  }
}
