package import Cells

/// A line of letters as blocks, to be shown block for block.
package struct BlockLine: Sendable {
  private let ink: Bitmap
  /// The first block of each letter.
  private let starts: [Int]
  private let tier: GlyphTier

  init(_ letters: [(start: Int, ink: Bitmap)], tier: GlyphTier) {
    let width = letters.map { $0.start + $0.ink.width }.max() ?? 0
    // What hangs out to the left is cut off there.
    var ink = Bitmap(width: width, height: letters.map(\.ink.height).max() ?? 0)
    for letter in letters { ink.add(letter.ink, x: letter.start, y: 0) }
    self.ink = ink
    starts = letters.map(\.start)
    self.tier = tier
  }

  /// Draws the line in a frame: each letter in its shade, above what is there. Text stays.
  package func draw(
    _ shades: [Shade], on canvas: inout Canvas, in frame: Rect, clippedTo clip: Rect,
    depth: ColorDepth
  ) {
    let area = frame.intersection(clip).intersection(canvas.bounds)
    let medium = Medium(tier: tier, depth: depth)
    let parts = tier.parts
    guard !shades.isEmpty else { return }
    for y in area.rows {
      let row = y - frame.origin.y
      var letter = 0
      for x in area.columns {
        let column = x - frame.origin.x
        let bits = ink.bits(column: column, row: row, parts: parts)
        let old = canvas[x, y]
        guard bits != 0, !old.glyph.isText else { continue }
        let center = column * parts.columns + parts.columns / 2
        while letter + 1 < starts.count, starts[letter + 1] <= center { letter += 1 }
        let shade = shades[min(letter, shades.count - 1)]
        let stamp = BlockStamp(bits, ink: Ground(shade, column: column, row: row).tone)
        let cell = stamp.cell(on: Ground(old), in: medium)
        canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
      }
    }
  }
}

extension Bitmap {
  /// The blocks of a cell as a number: the first bit is the upper left one, the second its right
  /// neighbour.
  fileprivate func bits(column: Int, row: Int, parts: (columns: Int, rows: Int)) -> Int {
    var bits = 0
    for y in 0..<parts.rows {
      let run = run(x: column * parts.columns, y: row * parts.rows + y, count: parts.columns)
      bits |= run << (y * parts.columns)
    }
    return bits
  }
}
