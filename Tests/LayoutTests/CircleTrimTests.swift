import Testing
import Views

@testable import Layout

struct CircleTrimTests {
  /// A circle of 5 rows of sextants in 10 columns had a bump of two blocks on its top.
  @Test(arguments: [2.0, 3, 4], [6, 7, 9, 10, 11, 13, 14, 20, 33, 60])
  func leavesNoBumps(blocksOfRow: Double, columns: Int) {
    for rows in [Double(columns) / 2, Double(columns + 1) / 2].map({ $0.rounded(.down) }) {
      let (width, height) = (Double(columns) * 8, rows * 17)
      let block = CGSize(width: 4, height: 17 / blocksOfRow)
      let radius = min(width, height) / 2
      let trim = CircleTrim(
        center: CGPoint(x: width / 2, y: height / 2), radius: radius, block: block)
      let inset = trim.inset
      guard radius > 3 * max(block.width, block.height) else { continue }
      #expect(inset < 2 * block.height)
      func isLit(_ column: Int, _ row: Int) -> Bool {
        let x = (Double(column) + 0.5) * block.width - width / 2
        let y = (Double(row) + 0.5) * block.height - height / 2
        return (x * x + y * y).squareRoot() < radius - inset
      }
      let (across, down) = (2 * columns, Int(rows * blocksOfRow))
      let inRows = (0..<down).map { row in (0..<across).count { isLit($0, row) } }
      let inColumns = (0..<across).map { column in (0..<down).count { isLit(column, $0) } }
      #expect(inRows.first { $0 > 0 } ?? 0 > 3, "\(inRows)")
      #expect(inColumns.first { $0 > 0 } ?? 0 > 2 || blocksOfRow < 3, "\(inColumns)")
    }
  }

  @Test func leavesDotsAsTheyAre() {
    let trim = CircleTrim(
      center: CGPoint(x: 9, y: 9), radius: 8, block: CGSize(width: 4, height: 8.5))
    #expect(trim.inset == 0)
  }
}
