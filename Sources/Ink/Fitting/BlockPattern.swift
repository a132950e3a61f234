import Cells

/// A block glyph, with its two colours swapped or not.
struct BlockPattern: Hashable {
  let glyph: Glyph
  let isSwapped: Bool

  static let empty = BlockPattern(.space)
  static let full = BlockPattern(quadrant: 15)
  static let upper = BlockPattern(half: 1)
  static let right = BlockPattern(quadrant: 10)

  private init(_ glyph: Glyph, isSwapped: Bool = false) {
    self.glyph = glyph
    self.isSwapped = isSwapped
  }

  /// A pattern of two by four blocks.
  init(octant bits: Int) { self.init(Self.octants[bits & 255]) }

  /// A pattern of two by three blocks; the first bit is the upper left one, the second its right
  /// neighbour.
  init(sextant bits: Int) { self.init(Self.sextants[bits & 63]) }

  /// A pattern of two by two blocks.
  init(quadrant bits: Int) { self.init(Self.quadrants[bits & 15]) }

  /// A pattern of one by two blocks.
  init(half bits: Int) { self.init(Self.halves[bits & 3]) }

  /// The lower 1 to 7 eighths of a cell.
  init(lower eighths: Int) { self.init(Self.lowerEighths[eighths & 7]) }

  /// The left 1 to 7 eighths of a cell.
  init(left eighths: Int) { self.init(Self.leftEighths[eighths & 7]) }

  /// The same shape with its colours swapped.
  var swapped: BlockPattern { BlockPattern(glyph, isSwapped: !isSwapped) }

  private static let octants = Octant.scalars.map(Glyph.init)
  private static let sextants = (0..<64).map { bits in
    switch bits {
    case 0: return Glyph.space
    case 21: return Glyph("▌")
    case 42: return Glyph("▐")
    case 63: return Glyph("█")
    default:
      let skipped = (bits > 21 ? 1 : 0) + (bits > 42 ? 1 : 0)
      return Glyph(Unicode.Scalar(UInt32(0x1FB00 + bits - 1 - skipped)) ?? "█")
    }
  }
  private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(Glyph.init)
  private static let halves = " ▀▄█".unicodeScalars.map(Glyph.init)
  private static let lowerEighths = " ▁▂▃▄▅▆▇".unicodeScalars.map(Glyph.init)
  private static let leftEighths = " ▏▎▍▌▋▊▉".unicodeScalars.map(Glyph.init)
}
