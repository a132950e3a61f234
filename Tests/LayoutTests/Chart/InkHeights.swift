import Cells

/// What a chart shows, read back from its glyphs: for each half of a column, the lit part of each
/// cell in 24ths of its height, from the bottom.
struct InkHeights {
  private let canvas: Canvas
  private let ground: RGB?

  /// The picture of a chart alone, on a ground of one colour.
  init(_ canvas: Canvas, over ground: RGB? = nil) {
    (self.canvas, self.ground) = (canvas, ground)
  }

  /// The height of the highest ink in a half column, in 24ths of a row; 0 for none.
  func top(ofHalf half: Int) -> Int {
    for row in 0..<canvas.size.height {
      let lit = lit(half, row)
      if let highest = lit.last { return (canvas.size.height - 1 - row) * 24 + highest + 1 }
    }
    return 0
  }

  /// The height at which the lowest ink of a half column begins; nil if it has none.
  func bottom(ofHalf half: Int) -> Int? {
    for row in (0..<canvas.size.height).reversed() {
      if let lowest = lit(half, row).first { return (canvas.size.height - 1 - row) * 24 + lowest }
    }
    return nil
  }

  /// Whether a half column is lit without a hole.
  func isSolid(_ half: Int) -> Bool {
    let all = (0..<canvas.size.height).reversed().flatMap { row in
      lit(half, row).map { (canvas.size.height - 1 - row) * 24 + $0 }
    }
    return all.isEmpty || all.count == (all.last ?? 0) - (all.first ?? 0) + 1
  }

  /// The lit 24ths of a cell's half, from the bottom.
  private func lit(_ half: Int, _ row: Int) -> [Int] {
    let cell = canvas[half / 2, row]
    let isRight = half % 2 == 1
    if cell.glyph == .space { return cell.style.background == ground ? [] : Array(0..<24) }
    let blocks = Self.blocks(of: cell.glyph.scalar)
    let isSwapped =
      cell.style.attributes.contains(.reverse)
      || cell.style.background != ground && cell.style.foreground == ground
    return (0..<24).filter { blocks.lights($0, isRight) != isSwapped }
  }

  /// Rows of blocks from the top; of each, whether the left and the right one are lit.
  private struct Blocks {
    let rows: [(left: Bool, right: Bool)]

    func lights(_ part: Int, _ isRight: Bool) -> Bool {
      let row = rows[(23 - part) * rows.count / 24]
      return isRight ? row.right : row.left
    }
  }

  private static func blocks(of scalar: Unicode.Scalar) -> Blocks {
    let value = scalar.value
    if let bits = Octant.bits(of: value) { return blocks(bits, rows: 4) }
    if let bits = Octant.scalars.firstIndex(of: scalar) { return blocks(bits, rows: 4) }
    if 0x1FB00...0x1FB3B ~= value {
      let number = Int(value) - 0x1FB00 + 1
      let bits = number + (number >= 21 ? 1 : 0) + (number + 1 >= 42 ? 1 : 0)
      return blocks(bits, rows: 3)
    }
    if 0x2581...0x2588 ~= value {
      return Blocks(rows: (1...8).map { 9 - $0 <= value - 0x2580 }.map { ($0, $0) })
    }
    return written(scalar)
  }

  private static func blocks(_ bits: Int, rows: Int) -> Blocks {
    Blocks(rows: (0..<rows).map { (bits >> (2 * $0) & 1 == 1, bits >> (2 * $0 + 1) & 1 == 1) })
  }

  /// What stands for blocks in ASCII, in sixths.
  private static func written(_ scalar: Unicode.Scalar) -> Blocks {
    let lit: ClosedRange<Int> =
      switch scalar {
      case "#", "|": 0...5
      case "\"": 0...1
      case "-": 2...3
      case "_": 4...5
      default: 6...6
      }
    return Blocks(rows: (0...5).map { (lit.contains($0), lit.contains($0)) })
  }
}
