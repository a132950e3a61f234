import System
package import Cells

/// A line of text drawn with strokes that align with the terminal's blocks.
///
/// It is cheap to make and to measure: figures are only built on demand.
package struct Lettering: Hashable, Sendable {
  /// A letter and its left edge in columns, possibly fractional.
  package struct Letter: Hashable, Sendable {
    package let column: Double
    let shape: LetterShape

    /// The letter's figure, with its upper left corner at zero.
    package var figure: Figure { shape.figure }

    /// The box of the letter's figure, possibly larger.
    package var bounds: InkRect {
      InkRect(
        x: 0, y: 0, width: Double(shape.width) * shape.unit.x,
        height: Double(shape.height) * shape.unit.y)
    }
  }

  package let letters: [Letter]
  /// The width in columns, in steps of a half.
  package let columns: Double
  package let rows: Double
  /// Whether the text can be mistaken for another.
  package let isMistakable: Bool
  /// The number of rows below the baseline, for example of a comma.
  package let descent: Int
  /// The height of the tallest letter, in points.
  package let height: Double
  private let grid: LetterGrid
  private let tier: GlyphTier

  /// Fails if the text has characters that can't be drawn.
  ///
  /// A `spread` below 1 makes letters narrower and closer, above 1 wider. `tracking` moves them
  /// apart, in points. Digits of a tabular line all take the same room.
  package init?(
    _ text: String, rows: Double, weight: StrokeWeight = .regular, spread: Double = 1,
    tracking: Double = 0, isTabular: Bool = false, tier: GlyphTier
  ) {
    let grid = LetterGrid(
      rows: rows, weight: weight, spread: spread, tracking: tracking, tier: tier)
    let setter = LetterSetter(
      grid, hangul: HangulGrid(grid, rows: rows, spread: spread, tier: tier),
      isTabular: isTabular, tier: tier)
    guard let line = setter.line(text) else { return nil }
    letters = line.letters
    columns = Double(max(0, line.width)) * grid.unit.x / InkCell.width
    self.grid = grid
    self.tier = tier
    self.rows = rows
    isMistakable = text.contains { Self.mistakes($0, rows: rows, on: grid, in: tier) }
    height = Double(letters.map(\.shape.height).max() ?? 0) * grid.unit.y
    let lowest = height / InkCell.height
    let baseline = LetterGrid.bounded(rows)
    descent = max(
      0, Int(bounded: (lowest - 0.01).rounded(.up)) - Int(bounded: (baseline - 0.01).rounded(.up)))
  }

  /// Whether a character could be taken for another. In ASCII, a D and a small ring look like a zero
  /// unless there is room for corners.
  private static func mistakes(
    _ character: Character, rows: Double, on grid: LetterGrid, in tier: GlyphTier
  ) -> Bool {
    if tier == .ascii, "D°".contains(character) { return rows < leastWithCorners }
    return !grid.tellsLetters(in: tier) && character.isLetter
      || LetterGrid.blursDetails(rows: rows, in: tier) && hasDetails(character)
  }

  private static let leastWithCorners = 6.0

  /// Whether a letter is told from others by more than its outline: an e from an a by the gap in its bowl.
  private static func hasDetails(_ character: Character) -> Bool {
    character.isLowercase || "↑↓".contains(character)
  }

  /// Whether all characters can be drawn if there is room.
  package static func canWrite(_ text: String) -> Bool {
    text.allSatisfy { LetterForm.alphabet[$0] != nil || HangulSyllable($0) != nil }
  }

  /// The rows from which on any text with the same letters can be drawn, if there are syllables in it;
  /// some can be drawn in one row less. Nil without syllables, or where none can be drawn.
  package static func leastRows(of text: String, in tier: GlyphTier) -> Int? {
    text.contains { HangulSyllable($0) != nil } ? HangulGrid.leastRows(in: tier) : nil
  }

  /// The size of a block, in points.
  package var unit: InkPoint { grid.unit }

  /// All letters, with the upper left corner of the first at zero.
  package var figure: Figure {
    .union(letters.map { $0.figure.moved(x: $0.column * InkCell.width, y: 0) })
  }

  /// The line as blocks, if a syllable is in it.
  package var blocks: BlockLine? {
    guard letters.contains(where: \.isComposed) else { return nil }
    return BlockLine(
      letters.map { letter in
        let start = Int(bounded: (letter.column * InkCell.width / grid.unit.x).rounded())
        return (start, TypeCase.standard.bitmap(of: letter.shape) ?? Bitmap(width: 0, height: 0))
      }, tier: tier)
  }

  /// One layer for each letter, so that letters far from a cell can be skipped.
  package func layers(_ shade: Shade, at place: InkPoint = .zero, opacity: Double = 1) -> [Layer] {
    letters.map { letter in
      Layer(
        letter.figure.moved(x: place.x + letter.column * InkCell.width, y: place.y), shade,
        opacity: opacity)
    }
  }
}

extension Lettering.Letter {
  fileprivate var isComposed: Bool {
    if case .composed = shape { true } else { false }
  }
}

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
