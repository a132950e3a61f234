import Cells
import Kit
import Testing

@testable import Ink

struct BitmapTests {
  private static func random(width: Int, height: Int, _ random: inout SplitMix) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where Bool.random(using: &random) { bitmap.fill(x..<x + 1, row: y) }
    }
    return bitmap
  }

  /// Whatever lies outside is cut off.
  @Test func addsBlockByBlock() {
    var random = SplitMix(seed: 25)
    for _ in 1...200 {
      let width = Int.random(in: 1...200, using: &random)
      let old = Self.random(width: width, height: 5, &random)
      let other = Self.random(width: Int.random(in: 1...140, using: &random), height: 4, &random)
      let x = Int.random(in: -150...210, using: &random)
      let y = Int.random(in: -5...6, using: &random)
      var sum = old
      sum.add(other, x: x, y: y)
      for row in 0..<5 {
        for column in 0..<width {
          #expect(sum[column, row] == (old[column, row] || other[column - x, row - y]))
        }
        #expect(!sum[width, row] && !sum[-1, row])
      }
    }
  }

  @Test func knowsItsRunsAndPairs() {
    var bitmap = Bitmap(width: 70, height: 2)
    bitmap.fill(62..<67, row: 1)
    bitmap.fill(-5..<1, row: 1)
    bitmap.fill(3..<4, row: 7)
    #expect(bitmap.runs(inRow: 1) == [0..<1, 62..<67])
    #expect(bitmap.runs(inRow: 0).isEmpty && bitmap.runs(inRow: -1).isEmpty)
    #expect(bitmap.run(x: 62, y: 1, count: 2) == 3 && bitmap.run(x: 66, y: 1, count: 2) == 1)
    #expect(bitmap.run(x: 62, y: 2, count: 2) == 0 && bitmap.run(x: 80, y: 1, count: 2) == 0)
  }

  @Test func touchesAtSides() {
    var (left, right) = (Bitmap(width: 4, height: 4), Bitmap(width: 4, height: 4))
    left.fill(0..<2, row: 1)
    right.fill(2..<4, row: 2)
    #expect(!left.touches(right) && !right.touches(left))
    right.fill(2..<3, row: 1)
    #expect(left.touches(right) && right.touches(left))
  }

  @Test func isTheSameAsItsFigure() {
    var random = SplitMix(seed: 5)
    let bitmap = Self.random(width: 17, height: 9, &random)
    let unit = InkPoint(x: 4, y: 4.25)
    #expect(Bitmap(bitmap.figure(unit: unit), width: 17, height: 9, unit: unit) == bitmap)
  }

  @Test func drawsRingsRoundly() {
    var bitmap = Bitmap(width: 7, height: 7)
    bitmap.draw(.ring(BlockBox(x: 0, y: 0, width: 7, height: 7), stem: 1, bar: 1))
    #expect(
      bitmap.description == """
        ..###..
        .#...#.
        #.....#
        #.....#
        #.....#
        .#...#.
        ..###..
        """)
  }
}
