import Glibc

extension WeatherSample {
  /// The dew point, by Magnus's formula; nil if the humidity is unknown.
  package var dewPoint: Temperature? {
    guard let humidity, humidity > 0 else { return nil }
    let celsius = temperature.celsius
    let share = log(Double(humidity) / 100) + 17.62 * celsius / (243.12 + celsius)
    return Temperature(celsius: 243.12 * share / (17.62 - share))
  }
}
