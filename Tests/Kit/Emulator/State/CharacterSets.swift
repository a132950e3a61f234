/// The two character sets between which programs switch.
struct CharacterSets: Hashable, Sendable {
  private var drawsLines = [false, false]
  private var active = 0

  /// Whether letters are letters.
  var isPlain: Bool { !drawsLines[active] }

  mutating func shift(to index: Int) { active = index }

  mutating func designate(_ index: Int, drawsLines isDrawing: Bool) {
    drawsLines[index] = isDrawing
  }

  func character(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !isPlain, (0x5F...0x7E).contains(scalar.value) else { return scalar }
    return Self.lines[Int(scalar.value) - 0x5F]
  }

  /// The VT100's line drawing characters, for `_` to `~`.
  private static let lines = Array(" ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
