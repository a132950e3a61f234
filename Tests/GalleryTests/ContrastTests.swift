import Almanac
import Cells
import FoundationEssentials
import Layout
import Testing
import Views
import Weather

@testable import Gallery

struct ContrastTests {
  /// The least contrast of what stands in a row to what lies behind it; a symbol has colours of its
  /// own, which also meet each other.
  private func contrast(ofRow y: Int, in canvas: Canvas, symbolWidth: Int = 0) -> Double {
    let written = (0..<canvas.size.width - symbolWidth).map { canvas[$0, y] }.filter {
      $0.glyph != .space
    }
    let contrasts = written.compactMap { cell in
      cell.style.foreground.flatMap { text in cell.style.background.map(text.contrast) }
    }
    return contrasts.min() ?? .infinity
  }

  @Test(arguments: Condition.allCases, [true, false])
  func weatherCanBeRead(condition: Condition, isDay: Bool) throws {
    let reading = Reading(
      condition: condition, isDay: isDay, temperature: -28, feelsLike: -30, humidity: 50,
      precipitationChance: 50, windSpeed: 9)
    let view = WeatherSmallView(
      entry: WeatherEntry(date: Date(), city: .seoul, reading: reading, high: -10, low: -30))
    for appearance in [ColorScheme.light, .dark] {
      let canvas = try Tile(view, appearance: appearance).canvas
      for row in [0, 1, 2] {
        #expect(contrast(ofRow: row, in: canvas, symbolWidth: 6) >= 4.5)
      }
      for row in [3, 4, 5] { #expect(contrast(ofRow: row, in: canvas) >= 4.5) }
      for row in [6, 7] { #expect(contrast(ofRow: row, in: canvas) >= 3) }
    }
  }

  @Test(arguments: [ColorScheme.light, .dark]) func daysCanBeRead(appearance: ColorScheme) throws {
    let today = try #require(CivilDay(year: 2026, month: 11, day: 21))
    let day = DDay(
      title: String(repeating: "W", count: 17), day: today.advanced(by: -999_999), today: today)
    let view = DDaySmallView(entry: DDayEntry(date: Date(), dday: day))
    let canvas = try Tile(view, appearance: appearance).canvas
    for row in [0, 3] { #expect(contrast(ofRow: row, in: canvas) >= 4.5) }
    #expect(contrast(ofRow: 7, in: canvas) >= 3)
    let unset = DDaySmallView(entry: DDayEntry(date: Date(), dday: nil))
    let invitation = try Tile(unset, appearance: appearance).canvas
    #expect(contrast(ofRow: 3, in: invitation) >= 4.5)
    for row in [0, 4, 5] { #expect(contrast(ofRow: row, in: invitation) >= 3) }
  }
}
