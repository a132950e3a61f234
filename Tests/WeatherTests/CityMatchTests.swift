import Almanac
import Testing
import Weather

struct CityMatchTests {
  /// Only few cities are compared with a text, and they are those that match among all.
  @Test func findsTheSameAsAmongAllCities() {
    let all = Gazetteer().cities
    let index = CityIndex(of: all)
    let names = all.enumerated().filter { $0.offset.isMultiple(of: 97) }.flatMap { _, city in
      [city.englishName, city.koreanName ?? "", city.id]
    }
    let others = [
      "München", "koln", "NYC", "뉴욕", "東京", "대전광역시", "paris, us", "Ōsaka", "l'aquila", "z", "ø",
      "nocity", "없는 곳", "", ",", "🏙️",
    ]
    for words in names + names.map({ String($0.prefix(2)) }) + others {
      #expect(Gazetteer().cities(matching: words) == index.cities(matching: words), "\(words)")
    }
  }
}
