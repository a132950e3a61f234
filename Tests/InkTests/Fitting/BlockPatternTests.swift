import Cells
import Testing

@testable import Ink

/// Checks that a pattern's glyph covers what the pattern says.
struct BlockPatternTests {
  private func expectCover(_ pattern: BlockPattern, _ bits: Int, rows: Int, columns: Int = 2) {
    let areas = Block(pattern.glyph)?.areas ?? []
    let width = Block.cell.width / columns
    let height = Block.cell.height / rows
    for bit in 0..<columns * rows {
      let middle = Point(
        x: bit % columns * width + width / 2, y: bit / columns * height + height / 2)
      #expect(areas.contains { $0.contains(middle) } == (bits >> bit & 1 == 1), "\(bits) \(bit)")
    }
  }

  @Test func coversItsBlocks() {
    for bits in 0..<64 { expectCover(BlockPattern(sextant: bits), bits, rows: 3) }
    for bits in 0..<16 { expectCover(BlockPattern(quadrant: bits), bits, rows: 2) }
    for bits in 0..<4 { expectCover(BlockPattern(half: bits), bits, rows: 2, columns: 1) }
  }

  @Test func coversItsEighths() {
    for eighths in 0..<8 {
      expectCover(BlockPattern(left: eighths), (1 << eighths) - 1, rows: 1, columns: 8)
      expectCover(
        BlockPattern(lower: eighths), 0xFF << (8 - eighths) & 0xFF, rows: 8, columns: 1)
    }
  }
}
