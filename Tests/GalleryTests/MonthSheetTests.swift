import Almanac
import System
import Cells
import Kit
import Testing
import Timelines
import Views

@testable import Gallery

/// Records the calendar in each family: a month of five weeks and one of six, and one without days.
struct MonthSheetTests {
  @Test(arguments: MonthWorld.sizes.keys)
  func looksAsRecorded(family: WidgetFamily) throws {
    let size = try #require(MonthWorld.sizes[family])
    var sheet = Canvas(size: Size(width: 2 * (size.0 + 1), height: 2 * (size.1 + 1)))
    let entries = try [
      MonthWorld.reading(.english).entry(at: Zone.seoul().date("2026-11-21 09:41")),
      MonthWorld.reading(.english).entry(at: Zone.seoul().date("2026-08-15 09:41")),
      MonthWorld.reading(.english, .today).entry(at: Zone.seoul().date("2026-11-21 09:41")),
      MonthWorld.reading(.english, days: [], weekStart: .monday)
        .entry(at: Zone.seoul().date("2026-02-17 09:41")),
    ]
    for (index, entry) in entries.enumerated() {
      let tile = try Tile(
        MonthWorld.view(of: entry, in: family), width: size.0, height: size.1,
        in: .englishStrings, glyphs: .sextant)
      sheet.draw(
        tile.canvas, at: Point(x: index % 2 * (size.0 + 1), y: index / 2 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-calendar-\(family)-en")
  }
}
