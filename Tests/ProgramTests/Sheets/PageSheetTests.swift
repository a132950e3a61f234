import Kit
import Testing

struct PageSheetTests {
  @Test(arguments: PageSheet.all) func looksAsRecorded(sheet: PageSheet) throws {
    try expectGolden(try sheet.canvas(), named: "page-weather-\(sheet.name)")
  }
}
