import Desk
import Weather
import WidgetIntents

extension CommandContext {
  /// The program's weather bureau.
  var weather: WeatherBureau {
    get throws { try dependencies.dependency(of: WeatherBureau.self) }
  }

  /// The program's place book.
  var places: LocationBook {
    get throws { try dependencies.dependency(of: LocationBook.self) }
  }

  /// The units of the weather.
  var units: WeatherUnits {
    get throws { try dependencies.dependency(of: WeatherUnits.self) }
  }
}
