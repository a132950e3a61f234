import Desk
import Intents
import Weather

extension CommandContext {
  /// Where everybody asks for the weather.
  var weather: WeatherBureau {
    get throws { try dependencies.dependency(of: WeatherBureau.self) }
  }

  /// Where everybody looks for places by their names.
  var places: PlaceBook {
    get throws { try dependencies.dependency(of: PlaceBook.self) }
  }

  /// In which the weather is told.
  var units: WeatherUnits {
    get throws { try dependencies.dependency(of: WeatherUnits.self) }
  }
}
