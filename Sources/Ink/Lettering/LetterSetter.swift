import Cells

/// Sets the letters of a line one after another, with gaps by eye.
struct LetterSetter {
  private let grid: LetterGrid
  private let hangul: HangulGrid?
  private let alphabet: [Character: LetterForm]
  /// Whether all digits take the same room, so that a number that counts stays where it is.
  private let isTabular: Bool

  init(_ grid: LetterGrid, hangul: HangulGrid?, isTabular: Bool, tier: GlyphTier) {
    self.grid = grid
    self.hangul = hangul
    self.isTabular = isTabular
    alphabet = LetterForm.alphabet(on: grid, tier: tier)
  }

  /// The letters and the width of all in blocks; nil if a character can't be drawn.
  func line(_ text: String) -> (letters: [Lettering.Letter], width: Int)? {
    var letters: [Lettering.Letter] = []
    var x = 0
    let blank = blank(in: text)
    var before: (character: Character, shape: LetterShape)?
    for character in text {
      guard let shape = shape(of: character) else { return nil }
      if let before { x += gap(from: before, to: (character, shape)) }
      let bearings = bearings(of: character, shape, isFirst: before == nil)
      x -= bearings.left
      letters.append(
        Lettering.Letter(column: Double(x) * grid.unit.x / InkCell.width, shape: shape))
      x += (character == " " ? max(shape.width, blank) : shape.width) - bearings.right
      before = (character, shape)
    }
    return (letters, x)
  }

  /// The blocks beside a 1 that others don't need: it is as wide as other digits only where they take the
  /// same room, and starts at the margin even there.
  private func bearings(
    of character: Character, _ shape: LetterShape, isFirst: Bool
  ) -> (left: Int, right: Int) {
    guard character == "1", case .drawn(let pen) = shape else { return (0, 0) }
    return (isFirst || !isTabular ? pen.leftBearing : 0, isTabular ? 0 : pen.rightBearing)
  }

  /// The width of a blank between words with syllables: they are so wide that a usual one would hardly be
  /// seen.
  private func blank(in text: String) -> Int {
    guard let hangul, text.contains(where: { HangulSyllable($0) != nil }) else { return 0 }
    return hangul.blank - 2 * max(0, grid.gap + grid.tracking)
  }

  private func shape(of character: Character) -> LetterShape? {
    if let form = alphabet[character] { return .drawn(LetterPen(form, on: grid)) }
    guard let hangul, let syllable = HangulSyllable(character) else { return nil }
    let shape = LetterShape.composed(ComposedSyllable(syllable: syllable, grid: hangul))
    guard !hangul.isTight || TypeCase.standard.bitmap(of: shape) != nil else { return nil }
    return shape
  }

  /// The gap between two letters in blocks. A syllable keeps its distance on both sides.
  private func gap(
    from first: (character: Character, shape: LetterShape),
    to second: (character: Character, shape: LetterShape)
  ) -> Int {
    let gap = grid.gap(from: first.character, to: second.character)
    guard let hangul, second.character != " ", first.character != " " else { return gap }
    guard case .drawn = first.shape, case .drawn = second.shape else {
      return max(1, hangul.gap + grid.tracking)
    }
    return gap
  }
}
