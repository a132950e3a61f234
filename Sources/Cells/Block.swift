/// The part of a cell covered by a glyph that looks the same in every font.
package struct Block: Hashable, Sendable {
  /// The size of a cell in units that divide evenly into halves, thirds and eighths.
  package static let cell = Size(width: 24, height: 48)

  /// The covered rectangles, which don't overlap, in units of `cell`.
  package let areas: [Rect]
  /// The opacity of the areas in quarters: 4 is the full foreground colour.
  package let quarters: Int

  init(_ areas: [Rect], quarters: Int = 4) {
    self.areas = areas
    self.quarters = quarters
  }

  /// Fails for a glyph that only a font can draw.
  package init?(_ glyph: Glyph) {
    let scalars = glyph.scalars
    guard scalars.count == 1, let scalar = scalars.first?.value else { return nil }
    switch scalar {
    case 0x2500...0x257F: self.init(line: scalar)
    case 0x2580...0x2595: self.init(eighths: scalar)
    case 0x2596...0x259F: self.init(quadrant: scalar)
    case 0x1FB00...0x1FB3B: self.init(sextant: scalar)
    case 0x1FB82: self.init(bits: 3, rows: 4)
    case 0x1FB85: self.init(bits: 63, rows: 4)
    default:
      guard let bits = Octant.bits(of: scalar) else { return nil }
      self.init(bits: bits, rows: 4)
    }
  }
}

extension Block {
  /// Draws the lines from U+2500 to U+257F; fails for double, dashed and mixed ones.
  init?(line scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    if let index = Self.light.firstIndex(of: scalar) {
      self.init(Self.areas(along: Self.arms[index], halfWidth: 2))
    } else if let index = Self.heavy.firstIndex(of: scalar) {
      self.init(Self.areas(along: Self.arms[index], halfWidth: 4))
    } else if let index = Self.round.firstIndex(of: scalar) {
      self.init(Self.bend(along: Self.arms[index], halfWidth: 2))
    } else {
      return nil
    }
  }

  /// The sides of the cell to which a line runs from the middle.
  private struct Arms: OptionSet {
    let rawValue: Int

    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  private static let light = Array("┌┐└┘─│├┤┬┴┼╴╶╵╷".unicodeScalars)
  private static let heavy = Array("┏┓┗┛━┃┣┫┳┻╋╸╺╹╻".unicodeScalars)
  private static let round = Array("╭╮╰╯".unicodeScalars)
  private static let arms: [Arms] = [
    [.right, .down], [.left, .down], [.right, .up], [.left, .up],
    [.left, .right], [.up, .down], [.right, .up, .down], [.left, .up, .down],
    [.left, .right, .down], [.left, .right, .up], [.left, .right, .up, .down],
    .left, .right, .up, .down,
  ]

  private static let middle = Point(x: cell.width / 2, y: cell.height / 2)

  private static func areas(along arms: Arms, halfWidth: Int) -> [Rect] {
    let (width, x, y) = (2 * halfWidth, middle.x - halfWidth, middle.y - halfWidth)
    var areas = [Rect(x: x, y: y, width: width, height: width)]
    if arms.contains(.left) { areas.append(Rect(x: 0, y: y, width: x, height: width)) }
    if arms.contains(.right) { areas.append(Rect(x: x + width, y: y, width: x, height: width)) }
    if arms.contains(.up) { areas.append(Rect(x: x, y: 0, width: width, height: y)) }
    if arms.contains(.down) { areas.append(Rect(x: x, y: y + width, width: width, height: y)) }
    return areas
  }

  /// A quarter circle half a cell wide, and the rest of the vertical arm.
  private static func bend(along arms: Arms, halfWidth: Int) -> [Rect] {
    let radius = middle.x
    let squares = square(2 * (radius - halfWidth))...square(2 * (radius + halfWidth))
    var areas = [
      Rect(
        x: middle.x - halfWidth, y: middle.y + radius, width: 2 * halfWidth,
        height: middle.y - radius)
    ]
    for y in middle.y - halfWidth..<middle.y + radius {
      let columns = (0..<cell.width).filter {
        squares.contains(
          square(2 * ($0 - cell.width) + 1) + square(2 * (y - middle.y - radius) + 1))
      }
      areas.append(Rect(x: columns.first ?? 0, y: y, width: columns.count, height: 1))
    }
    return areas.map { area in
      Rect(
        x: arms.contains(.left) ? cell.width - area.columns.upperBound : area.origin.x,
        y: arms.contains(.up) ? cell.height - area.rows.upperBound : area.origin.y,
        width: area.size.width, height: area.size.height)
    }
  }

  private static func square(_ number: Int) -> Int { number * number }
}

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
