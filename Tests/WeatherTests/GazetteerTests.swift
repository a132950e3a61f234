import Almanac
import System
import Kit
import Testing

@testable import Weather

struct GazetteerTests {
  private let gazetteer = Gazetteer()

  @Test func knowsMoreThanAThousandCitiesByDifferentWords() {
    let cities = gazetteer.cities
    #expect(cities.count > 1800)
    #expect(Set(cities.map(\.id)).count == cities.count)
    #expect(cities.count { $0.koreanName != nil } > 1000)
    #expect(cities.allSatisfy { !$0.id.isEmpty && !$0.englishName.isEmpty })
  }

  @Test func everyLineOfTheTableIsRead() {
    let lines = Asset.cities.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(gazetteer.cities.count == lines.count)
  }

  @Test func everyCityLivesByAClockThatTheSystemKnows() {
    let names = Set(gazetteer.cities.map(\.zoneName))
    #expect(names.count > 200)
    #expect(names.filter { (try? Zone(named: $0)) == nil } == [])
  }

  @Test func everyCountryHasItsNames() {
    let table = CountryTable()
    let codes = Set(gazetteer.cities.map(\.countryCode))
    #expect(codes.count > 200)
    #expect(codes.filter { table[$0] == nil } == [])
    #expect(table["KR"]?.name(in: .korean) == "대한민국")
    #expect(table["DE"]?.name(in: .english) == "Germany")
  }

  @Test(arguments: [
    ("seoul", Location.seoul), ("busan", .busan), ("jeju", .jeju), ("daejeon", .daejeon),
    ("gwangju", .gwangju),
  ])
  func theFiveKnownCitiesLieWhereTheyLie(id: String, place: Location) throws {
    let city = try #require(gazetteer[id])
    #expect(city.latitude == place.latitude && city.longitude == place.longitude)
    #expect(city.zoneName == place.zoneName)
  }

  @Test(arguments: [
    ("Seoul", "seoul"), ("서울", "seoul"), ("서울특별시", "seoul"), ("부산광역시", "busan"),
    ("제주도", "jeju"), ("수원시", "suwon"), ("백령도", "baengnyeong"), ("zurich", "zurich"),
    ("Zürich", "zurich"), ("취리히", "zurich"), ("SÃO PAULO", "sao-paulo"), ("łódź", "lodz"),
    ("tromso", "tromso"), ("new york", "new-york"), ("  new   york ", "new-york"),
    ("뉴욕", "new-york"), ("Saint Denis", "saint-denis"), ("san fran", "san-francisco"),
    ("London", "london"), ("London, Canada", "london-ca"), ("london, ca", "london-ca"),
    ("런던, 캐나다", "london-ca"), ("london-ca", "london-ca"),
  ])
  func findsACityByWhatSomebodyWrites(words: String, id: String) {
    #expect(gazetteer.city(called: words)?.id == id)
  }

  @Test(arguments: [
    "", " ", ",", ", Korea", "zzzz", "서울서울", "seoul, France", "//", "\t", "\u{1B}[2J", "-",
    String(repeating: "a", count: 100_000),
  ])
  func whatIsNoCityFindsNone(words: String) {
    #expect(gazetteer.city(called: words) == nil)
  }

  @Test func theNearestMatchComesFirstAndThenTheBestKnown() {
    let matches = gazetteer.cities(matching: "san").map(\.id)
    #expect(matches.count > 10)
    #expect(
      gazetteer.cities(matching: "Santiago").map(\.id).prefix(2) == [
        "santiago", "santiago-de-queretaro",
      ])
  }

  @Test func linesThatAreNoCityAreLeftOut() {
    let gazetteer = Gazetteer(
      text: """
        // a comment
        one\tOne\t\tXX\t1\t2\tUTC
        two\tTwo\t\tXX\t91\t2\tUTC
        three\tThree\t\tXX\tnan\t2\tUTC
        four\tFour\tXX
        """)
    #expect(gazetteer.cities.map(\.id) == ["one"])
    #expect(gazetteer["two"] == nil && gazetteer["on"] == nil)
  }

  @Test func survivesMutations() throws {
    let some = Gazetteer(
      text: Asset.cities.text.split(separator: "\n").prefix(60).joined(separator: "\n"))
    let words = ["서울", "busan, kr", "37.57,126.98", "São Paulo", "misa#2", "-0.5 , 1e300", ""]
    try fuzz(words.map { Array($0.utf8) }, rounds: 300) { bytes in
      let words = String(decoding: bytes, as: UTF8.self)
      _ = some.city(called: words)
      _ = Coordinates(words)?.place(among: some)
    }
    let table = "misa\tMisa\t미사\tKR\t37.5\t127\tAsia/Seoul\n"
    try fuzz([Array(table.utf8)], rounds: 300) { bytes in
      _ = Gazetteer(text: String(decoding: bytes, as: UTF8.self)).cities.map(\.line)
    }
  }

  /// A name that is cut would be another.
  @Test func findsNothingByTooLongAName() {
    let (gazetteer, most) = (Gazetteer(), Bound.cityName.greatest)
    let marks = String(repeating: "\u{301}", count: (most - 5) / 2)
    #expect(gazetteer.city(called: "s\(marks)eoul")?.id == "seoul")
    #expect(gazetteer.city(called: "s\(marks)\(marks)eoul") == nil)
    #expect(gazetteer.cities(matching: "a" + String(repeating: "\u{301}", count: 10_000)) == [])
    let name = String(repeating: "seoul ", count: most)
    #expect(gazetteer.city(called: name) == nil)
    #expect(LocationBook().place(called: "37.5,127" + name, in: .english) == nil)
  }
}
