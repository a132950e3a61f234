/// A block glyph, and whether its lit part shows the ground's colour instead of the ink's.
struct Pattern: Hashable {
  let scalar: Unicode.Scalar
  let isSwapped: Bool

  static let empty = Pattern(" ")
  static let full = Pattern("█")

  init(_ scalar: Unicode.Scalar, isSwapped: Bool = false) {
    self.scalar = scalar
    self.isSwapped = isSwapped
  }

  /// Two by three blocks; the first bit is the upper left one, the second its right neighbour.
  init(sextant bits: Int) {
    switch bits {
    case 0: self = .empty
    case 21: self.init("▌")
    case 42: self.init("▐")
    case 63: self = .full
    default:
      let skipped = (bits > 21 ? 1 : 0) + (bits > 42 ? 1 : 0)
      self.init(Unicode.Scalar(UInt32(0x1FB00 + bits - 1 - skipped)) ?? "█")
    }
  }

  /// Two by two blocks.
  init(quadrant bits: Int) { self.init(Self.quadrants[bits & 15]) }

  /// One by two blocks.
  init(half bits: Int) { self.init(Self.halves[bits & 3]) }

  /// The lower eighths of a cell, 1 to 7.
  init(lower eighths: Int) { self.init(Self.lowerEighths[eighths & 7]) }

  /// The left eighths.
  init(left eighths: Int) { self.init(Self.leftEighths[eighths & 7]) }

  /// The same division of the cell with its colours the other way round.
  var swapped: Pattern { Pattern(scalar, isSwapped: !isSwapped) }

  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
  private static let halves = Array(" ▀▄█".unicodeScalars)
  private static let lowerEighths = Array(" ▁▂▃▄▅▆▇".unicodeScalars)
  private static let leftEighths = Array(" ▏▎▍▌▋▊▉".unicodeScalars)
}
