import System
import Cells
import Kit
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// Records every sky by day and by night, in each family.
struct WeatherSheetTests {
  @Test(arguments: WeatherFamilyTests.families)
  func looksAsRecorded(family: WidgetFamily) throws {
    let size = try #require(WeatherFamilyTests.sizes[family])
    let conditions: [Condition] =
      family == .systemExtraLarge ? [.clear, .rain, .snow] : Condition.allCases
    let (width, height) = (size.0 + 2, size.1 + 2)
    var sheet = Canvas(size: Size(width: conditions.count * width, height: 2 * height))
    for (row, isDay) in [true, false].enumerated() {
      for (column, condition) in conditions.enumerated() {
        let corner = Point(x: column * width, y: row * height)
        sheet.write("\(condition)", .plain, at: corner)
        sheet.draw(
          try tile(condition, isDay, family, size), at: corner + Point(x: 0, y: 1))
      }
    }
    try expectGolden(sheet, named: "sheet-weather-skies-\(family)-en")
  }

  private func tile(
    _ condition: Condition, _ isDay: Bool, _ family: WidgetFamily, _ size: (Int, Int)
  ) throws -> Canvas {
    let next: Condition = condition.isWet ? .clear : .rain
    let entry = try WeatherEntry.test(
      .busan, condition, isDay: isDay, temperature: condition == .snow ? -3 : 19,
      high: condition == .snow ? 1 : 22, low: condition == .snow ? -9 : 15,
      then: [condition, condition, condition, next, next, .cloudy], isSample: false)
    return try Tile(
      WeatherFamilyTests.view(of: entry, in: family), width: size.0, height: size.1,
      in: .englishStrings, glyphs: .sextant
    ).canvas
  }
}
