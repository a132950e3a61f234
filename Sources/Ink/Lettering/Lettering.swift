package import Cells

/// A line of text drawn with strokes that align with the terminal's blocks.
///
/// It is cheap to make and to measure: figures are only built on demand.
package struct Lettering: Hashable, Sendable {
  /// A letter and its left edge in columns, possibly fractional.
  package struct Letter: Hashable, Sendable {
    package let column: Double
    let pen: LetterPen

    /// The letter's figure, with its upper left corner at zero.
    package var figure: Figure { pen.figure }
  }

  package let letters: [Letter]
  /// The width in columns, in steps of a half.
  package let columns: Double
  package let rows: Double
  /// Whether the text can be mistaken for another.
  package let isMistakable: Bool
  /// The number of rows below the baseline, for example of a comma.
  package let descent: Int
  private let grid: LetterGrid

  /// Fails if the text has characters that can't be drawn.
  ///
  /// A `spread` below 1 makes letters narrower and closer, above 1 wider. `tracking` moves them
  /// apart, in points.
  package init?(
    _ text: String, rows: Double, weight: StrokeWeight = .regular, spread: Double = 1,
    tracking: Double = 0, tier: GlyphTier
  ) {
    let grid = LetterGrid(
      rows: rows, weight: weight, spread: spread, tracking: tracking, tier: tier)
    let alphabet = LetterForm.alphabet(on: grid, tier: tier)
    var letters: [Letter] = []
    var x = 0
    var before: Character?
    for character in text {
      guard let form = alphabet[character] else { return nil }
      let pen = LetterPen(form, on: grid)
      // A leading 1 starts at the margin.
      x +=
        before.map { grid.gap(from: $0, to: character) }
        ?? (character == "1" ? -pen.leftBearing : 0)
      letters.append(Letter(column: Double(x) * grid.unit.x / InkCell.width, pen: pen))
      x += pen.width
      before = character
    }
    self.letters = letters
    self.grid = grid
    self.rows = rows
    // A small ring in ASCII looks like a zero.
    isMistakable =
      !grid.tellsLetters(in: tier) && text.contains { $0.isLetter }
      || tier == .ascii && text.contains("°")
    columns = Double(max(0, x)) * grid.unit.x / InkCell.width
    let lowest = Double(letters.map(\.pen.height).max() ?? 0) * grid.unit.y / InkCell.height
    let line = LetterGrid.bounded(rows)
    descent = max(0, Int((lowest - 0.01).rounded(.up)) - Int((line - 0.01).rounded(.up)))
  }

  /// Whether all characters can be drawn.
  package static func canWrite(_ text: String) -> Bool {
    text.allSatisfy { LetterForm.alphabet[$0] != nil }
  }

  /// The size of a block, in points.
  package var unit: InkPoint { grid.unit }

  /// All letters, with the upper left corner of the first at zero.
  package var figure: Figure {
    .union(letters.map { $0.figure.moved(x: $0.column * InkCell.width, y: 0) })
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
