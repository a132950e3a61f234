extension Block {
  /// Draws U+2580 to U+2595: halves, eighths and shades.
  init(eighths scalar: UInt32) {
    switch Int(scalar) {
    case 0x2580: self.init([.eighths(rows: 0..<4)])
    case let block where block <= 0x2588: self.init([.eighths(rows: 0x2588 - block..<8)])
    case let block where block <= 0x258F: self.init([.eighths(columns: 0..<0x2590 - block)])
    case 0x2590: self.init([.eighths(columns: 4..<8)])
    case let block where block <= 0x2593: self.init([.eighths()], quarters: block - 0x2590)
    case 0x2594: self.init([.eighths(rows: 0..<1)])
    default: self.init([.eighths(columns: 7..<8)])
    }
  }

  /// Draws U+2596 to U+259F.
  init(quadrant scalar: UInt32) {
    let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    self.init(bits: quadrants[Int(scalar - 0x2596)], rows: 2)
  }

  /// Draws U+1FB00 to U+1FB3B, which skip four patterns: empty, left half, right half and full.
  init(sextant scalar: UInt32) {
    var bits = Int(scalar) - 0x1FB00 + 1
    if bits >= 0b010101 { bits += 1 }
    if bits >= 0b101010 { bits += 1 }
    self.init(bits: bits, rows: 3)
  }

  /// Draws rows of two areas; the first bit is the upper left one, the second its right neighbour.
  init(bits: Int, rows: Int) {
    let height = Self.cell.height / rows
    let half = Self.cell.width / 2
    self.init(
      (0..<rows).compactMap { row in
        let pair = bits >> (2 * row) & 3
        return pair == 0
          ? nil
          : Rect(
            x: pair == 2 ? half : 0, y: row * height, width: pair == 3 ? 2 * half : half,
            height: height)
      })
  }
}

extension Rect {
  fileprivate static func eighths(columns: Range<Int> = 0..<8, rows: Range<Int> = 0..<8) -> Rect {
    let (width, height) = (Block.cell.width / 8, Block.cell.height / 8)
    return Rect(
      x: columns.lowerBound * width, y: rows.lowerBound * height,
      width: columns.count * width, height: rows.count * height)
  }
}
