import Almanac
import System
import Cells
import Foundation
import Testing
import Timelines
import Views
import Weather

/// The weather in one family under the most different skies, in the looks that change more than
/// language and hour do.
struct SkySheet: CustomTestStringConvertible {
  let family: WidgetFamily
  let language: Asset

  static let all = WidgetFamily.allCases.flatMap { family in
    [Asset.koreanStrings, .englishStrings].map { SkySheet(family: family, language: $0) }
  }

  /// The dark full-colour look has its own sheets.
  static let looks = [
    SheetLook("full", .light), SheetLook("accented", .dark), SheetLook("vibrant", .dark),
    SheetLook("vibrant", .light), SheetLook("night", .dark), SheetLook("always-on", .dark),
  ]

  var name: String {
    "sheet-weather-looks-\(family)-\(language == .koreanStrings ? "ko" : "en")"
  }

  var testDescription: String { name }

  private var skies: [(Condition, isDay: Bool)] {
    let usual: [(Condition, isDay: Bool)] = [(.clear, true), (.snow, true), (.rain, false)]
    return family == .systemExtraLarge
      ? usual : usual + [(.partlyCloudy, false), (.thunderstorm, true)]
  }

  func canvas() async throws -> Canvas {
    var sheet = Canvas(size: .zero)
    for (column, sky) in skies.enumerated() {
      let answered = try await AnsweredSheet(contact(under: sky))
      for (row, look) in Self.looks.enumerated() {
        let tile = try answered.tile(in: look)
        let (width, height) = (tile.size.width + 1, tile.size.height + 2)
        if sheet.size.isEmpty {
          sheet = Canvas(
            size: Size(width: skies.count * width - 1, height: Self.looks.count * height - 1))
        }
        let corner = Point(x: column * width, y: row * height)
        sheet.write(look.testDescription, .plain, at: corner)
        sheet.draw(tile, at: corner + Point(x: 0, y: 1))
      }
    }
    return sheet
  }

  private func contact(under sky: (Condition, isDay: Bool)) throws -> ContactSheet {
    ContactSheet(
      kind: "weather", family: family, report: try report(of: sky.0, isDay: sky.isDay),
      language: language)
  }

  /// A bulletin that is eleven minutes old, or two hours for storms; simulated for clear skies.
  private func report(of condition: Condition, isDay: Bool) throws -> WeatherReport {
    let date = ContactSheet.date
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
