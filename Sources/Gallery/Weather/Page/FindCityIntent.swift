import Almanac
import Weather
import WidgetIntents

/// Asks the service for cities of a name, which are known from then on.
struct FindCityIntent: SearchIntent {
  static let title: LocalizedStringResource = "weather.page.find"

  @Parameter(title: "weather.city")
  var name: String

  @Dependency private var places: LocationBook
  @Dependency private var language: Language

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    do throws(WeatherFault) {
      guard try places.cities(matching: name, in: language).isEmpty else { return .result() }
    } catch {
      throw MissingWeather.fault(error)
    }
    throw CityError(name: name)
  }
}
