import Cells
import Kit
import Testing

struct PageSheetTests {
  @Test func looksAsRecorded() throws {
    let pictures = try PageSheet.recorded.map { (title: $0.name, canvas: try $0.canvas()) }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "page-weather")
  }
}
