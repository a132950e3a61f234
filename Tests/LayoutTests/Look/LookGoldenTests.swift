import Cells
import Kit
import Layout
import Testing
import Views

/// Records a rich face on a dark and a light tile, in each look.
struct LookGoldenTests {
  @Test func looksAsRecorded() throws {
    let looks: [(String, Look)] = try [
      ("fullColor", .test()), ("fullColor light", .test(.fullColor, .light)),
      ("accented", .test(.accented)), ("accented light", .test(.accented, .light)),
      ("vibrant", .test(.vibrant)), ("vibrant light", .test(.vibrant, .light)),
      ("night", .test(isNight: true)),
      ("always on", .test(.vibrant, isLuminanceReduced: true)),
      ("increased contrast", .test(contrast: .increased)),
    ]
    let pictures = try looks.map { (title: $0, canvas: try LookSample.shown(in: $1)) }
    try expectGolden(Canvas(sheetOf: pictures, columns: 210), named: "looks")
  }
}
