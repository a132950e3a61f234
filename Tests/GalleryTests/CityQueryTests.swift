import Almanac
import Testing
import Timelines
import Weather
import WidgetIntents

@testable import Gallery

struct CityQueryTests {
  private let places = LocationBook()

  private func resolved(_ words: String, in language: Language = .korean) async throws
    -> CityEntity?
  {
    var dependencies = Dependencies()
    dependencies.add(dependency: language)
    dependencies.add(dependency: places)
    return try await Dependencies.$current.withValue(dependencies) {
      try await SelectCityIntent.resolved(from: ["city": .text(words)]).city
    }
  }

  private func titles(matching words: String, in language: Language) async throws -> [String] {
    var dependencies = Dependencies()
    dependencies.add(dependency: language)
    dependencies.add(dependency: places)
    return try await Dependencies.$current.withValue(dependencies) {
      try await CityQuery().entities(matching: words).map(\.displayRepresentation.title.key)
    }
  }

  @Test(arguments: [
    ("busan", Language.korean, "부산"), ("Busan", .english, "Busan"), ("제주", .english, "Jeju"),
    ("Zurich", .korean, "취리히"), ("Zurich", .english, "Zürich"), ("londo", .korean, "런던"),
    ("37.57,126.98", .korean, "37.57°N 126.98°E"),
  ])
  func isCalledAsTheLanguageCallsIt(words: String, language: Language, name: String) async throws {
    #expect(try await resolved(words, in: language)?.place?.nameKey == name)
  }

  @Test(arguments: ["Atlantis", "", "91,0", "\u{1B}[31m"])
  func whatIsNoCityKeepsItsName(words: String) async throws {
    let city = try #require(try await resolved(words))
    #expect(!city._isThere && city.displayRepresentation.title.key == words)
  }

  @Test func offersTheFiveKnownOnesFirst() async throws {
    var dependencies = Dependencies()
    dependencies.add(dependency: Language.english)
    dependencies.add(dependency: places)
    let names = try await Dependencies.$current.withValue(dependencies) {
      try await CityQuery().suggestedEntities().map(\.id)
    }
    #expect(names == ["seoul", "busan", "jeju", "daejeon", "gwangju"])
  }

  /// The caller knows nothing of weather, and can still say why nothing was found.
  @Test func whatStandsInTheWayIsAnObstacleLikeAnyOther() async {
    var dependencies = Dependencies()
    dependencies.add(dependency: Language.english)
    dependencies.add(dependency: LocationBook { _ in .fault(WeatherFault(.offline)) })
    await #expect(throws: ProviderFault(key: "weather.fault.offline")) {
      try await Dependencies.$current.withValue(dependencies) {
        try await CityQuery().entities(matching: "qqqq")
      }
    }
  }

  @Test func findsByTheBeginningInEitherLanguage() async throws {
    #expect(try await titles(matching: "도", in: .english).first == "Tokyo")
    #expect(try await titles(matching: "syd", in: .korean) == ["시드니"])
    #expect(try await titles(matching: "s", in: .english).count == 20)
  }
}
