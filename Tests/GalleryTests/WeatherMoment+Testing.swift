import Timelines

@testable import Gallery

extension WeatherMoment {
  /// The weather; nil if there is none.
  var entry: WeatherEntry? { if case .told(let entry) = self { entry } else { nil } }
}

extension Timeline<WeatherMoment> {
  /// The entries with weather.
  var told: [WeatherEntry] { entries.compactMap(\.entry) }
}
