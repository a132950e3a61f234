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
  @Test(arguments: MonthWorld.sizes.keys, [Language.korean, .english])
  func looksAsRecorded(family: WidgetFamily, language: Language) throws {
    let size = try #require(MonthWorld.sizes[family])
    var sheet = Canvas(size: Size(width: 2 * (size.0 + 1), height: 2 * (size.1 + 1)))
    let entries = try [
      MonthWorld.reading(language).entry(at: Zone.seoul().date("2026-11-21 09:41")),
      MonthWorld.reading(language).entry(at: Zone.seoul().date("2026-08-15 09:41")),
      MonthWorld.reading(language, .today).entry(at: Zone.seoul().date("2026-11-21 09:41")),
      MonthWorld.reading(language, days: [], weekStart: .monday)
        .entry(at: Zone.seoul().date("2026-02-17 09:41")),
    ]
    for (index, entry) in entries.enumerated() {
      let tile = try Tile(
        MonthWorld.view(of: entry, in: family), width: size.0, height: size.1,
        in: language == .korean ? .koreanStrings : .englishStrings, glyphs: .sextant)
      sheet.draw(
        tile.canvas, at: Point(x: index % 2 * (size.0 + 1), y: index / 2 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-calendar-\(family)-\(language.rawValue)")
  }
}
