import Almanac
import FoundationEssentials
import Timelines
import Weather

extension ContactSheet {
  /// The weather over Busan, by day or by night.
  struct Sky {
    let condition: Condition
    let isDay: Bool
  }

  /// The weather in the system families under the most different skies.
  static let skies = [WidgetFamily.systemSmall, .systemMedium, .systemLarge].flatMap { family in
    [
      Sky(condition: .clear, isDay: true), Sky(condition: .snow, isDay: true),
      Sky(condition: .rain, isDay: false), Sky(condition: .partlyCloudy, isDay: false),
      Sky(condition: .thunderstorm, isDay: true),
    ].map { sky in
      ContactSheet(kind: "weather", family: family, sky: sky, variant: "\(sky.condition)")
    }
  }
}

extension ContactSheet.Sky {
  /// A bulletin that is eleven minutes old, or two hours for storms; simulated for clear skies.
  func report(at date: Date) throws -> WeatherReport {
    let today = try Zone(named: "Asia/Seoul").civil(at: date).day
    let cold = condition == .snow ? -14.0 : 0
    func reading(_ condition: Condition, _ warmth: Double) -> WeatherSample {
      WeatherSample(
        condition: condition, isDay: isDay, temperature: Temperature(celsius: warmth + cold),
        feelsLike: Temperature(celsius: warmth + cold - 3), humidity: 88,
        precipitationChance: condition.isWet ? 70 : 10, windSpeed: 5)
    }
    let full = date + 1140
    let hours: [Forecast.Hour] = (0..<24).map { number in
      let then: Condition = condition.isWet ? .cloudy : .rain
      let warmth = 7 + min(number, 6) - max(0, number - 8)
      return Forecast.Hour(
        date: full + Double(number) * 3600,
        reading: reading(number < 3 ? condition : then, Double(warmth)))
    }
    let days: [Forecast.Day] = (0..<7).map { number in
      let reading = DayWeather(
        condition: number == 0 ? condition : Condition.allCases[number],
        high: Temperature(celsius: Double(13 - number % 4) + cold),
        low: Temperature(celsius: Double(3 - number % 3) + cold),
        precipitationChance: number % 3 == 0 ? 70 : 10, precipitation: 3)
      return Forecast.Day(day: today.advanced(by: number), reading: reading)
    }
    return WeatherReport(
      place: .busan, source: condition == .clear ? .simulated : .openMeteo,
      fetched: date - (condition == .thunderstorm ? 7200 : 660),
      expires: date + 3600,
      forecast: Forecast(
        current: Forecast.Hour(date: date - 1, reading: reading(condition, 6)), hours: hours,
        days: days))
  }
}
