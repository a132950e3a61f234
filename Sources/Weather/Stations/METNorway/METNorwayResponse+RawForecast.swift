import Almanac
import FoundationEssentials

extension METNorwayResponse {
  func rawForecast(for query: WeatherQuery) -> RawForecast {
    let moments = properties.timeseries.compactMap { METNorwayMoment($0, at: query.place) }
    return RawForecast(
      issued: Plausible.date(properties.meta?.updated),
      hours: moments.filter(\.isHour).map { Forecast.Hour(date: $0.date, reading: $0.reading) },
      days: METNorwayMoment.days(of: moments, in: query.zone))
  }
}

/// A time in the forecast with enough data.
struct METNorwayMoment {
  let date: Date
  let reading: WeatherSample
  /// Whether the precipitation is for one hour instead of six.
  let isHour: Bool

  init?(_ moment: METNorwayResponse.Moment, at place: Location) {
    let details = moment.data.instant.details
    guard let spell = moment.data.hour ?? moment.data.sixHours,
      let symbol = METNorwaySymbol(spell.summary?.symbol ?? ""),
      let date = Plausible.date(moment.time),
      let temperature = Plausible.temperature(celsius: details.temperature)
    else { return nil }
    self.date = date
    isHour = moment.data.hour != nil
    reading = WeatherSample(
      condition: symbol.condition, isDay: symbol.isDay ?? place.daytime(at: date).isDay,
      temperature: temperature, humidity: Plausible.perCent(details.humidity),
      precipitation: Plausible.rainfall(millimetres: spell.details?.rainfall),
      windSpeed: Plausible.speed(metresPerSecond: details.wind),
      windDirection: Plausible.direction(degrees: details.direction),
      pressure: Plausible.pressure(hectopascals: details.pressure))
  }

  /// The days, summarized from their times, all of which are in the future.
  static func days(of moments: [METNorwayMoment], in zone: Zone) -> [Forecast.Day] {
    Dictionary(grouping: moments) { zone.civil(at: $0.date).day }.compactMap { day, moments in
      let readings = moments.map(\.reading)
      let temperatures = readings.map(\.temperature)
      guard let high = temperatures.max(), let low = temperatures.min(),
        let condition = Condition(summarizing: readings.map(\.condition))
      else { return nil }
      let rainfall = readings.compactMap(\.precipitation?.millimetres).reduce(0, +)
      return Forecast.Day(
        day: day,
        reading: DayWeather(
          condition: condition, high: high, low: low,
          precipitation: Rainfall(millimetres: rainfall)))
    }
  }
}
