import Kit
import Testing

struct SkySheetTests {
  @Test(arguments: SkySheet.all) func looksAsRecorded(sheet: SkySheet) async throws {
    try expectGolden(try await sheet.canvas(), named: sheet.name)
  }
}
