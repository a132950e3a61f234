import Kit
import Testing

struct CupsSheetTests {
  @Test(arguments: CupsSheet.all) func looksAsRecorded(sheet: CupsSheet) throws {
    try expectGolden(try sheet.canvas(), named: "page-\(sheet.testDescription)")
  }
}
