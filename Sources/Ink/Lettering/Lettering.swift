package import Cells

/// A line of text drawn with strokes that lie on the blocks of its tier.
///
/// It is cheap to make and to measure: its figures are made when they are asked for.
package struct Lettering: Hashable, Sendable {
  /// One letter and the column, maybe half a one, at which it begins.
  package struct Letter: Hashable, Sendable {
    package let column: Double
    let pen: LetterPen

    /// With the upper left corner at zero.
    package var figure: Figure { pen.figure }
  }

  package let letters: [Letter]
  /// How many columns it takes, to the half.
  package let columns: Double
  package let rows: Double
  /// Whether it would be read as another text.
  package let isMistakable: Bool
  /// How many rows hang below the one on which the line stands, as in a comma.
  package let descent: Int
  private let grid: LetterGrid

  /// Nil when there are characters that can't be lettered.
  ///
  /// A spread of less than 1 makes the letters narrower and brings them closer, more of it makes
  /// them wider; tracking moves them apart, in points.
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
      // A leading one stands at the margin.
      x +=
        before.map { grid.gap(from: $0, to: character) }
        ?? (character == "1" ? -pen.leftBearing : 0)
      letters.append(Letter(column: Double(x) * grid.unit.x / 8, pen: pen))
      x += pen.width
      before = character
    }
    self.letters = letters
    self.grid = grid
    self.rows = rows
    // A small ring of ASCII is a zero.
    isMistakable =
      !grid.tellsLetters(in: tier) && text.contains { $0.isLetter }
      || tier == .ascii && text.contains("°")
    columns = Double(max(0, x)) * grid.unit.x / 8
    let lowest = Double(letters.map(\.pen.height).max() ?? 0) * grid.unit.y / 17
    let line = LetterGrid.bounded(rows)
    descent = max(0, Int((lowest - 0.01).rounded(.up)) - Int((line - 0.01).rounded(.up)))
  }

  /// Whether there is a form for each of the characters.
  package static func canWrite(_ text: String) -> Bool {
    text.allSatisfy { LetterForm.alphabet[$0] != nil }
  }

  /// The size of the blocks on which the strokes lie, in points.
  package var unit: Place { grid.unit }

  /// All letters with the upper left corner of the first at zero.
  package var figure: Figure {
    .union(letters.map { $0.figure.moved(x: $0.column * 8, y: 0) })
  }

  /// A layer for each letter: what is far from a cell needn't be asked there.
  package func layers(_ shade: Shade, at place: Place = .zero, opacity: Double = 1) -> [Layer] {
    letters.map { letter in
      Layer(
        letter.figure.moved(x: place.x + letter.column * 8, y: place.y), shade, opacity: opacity)
    }
  }
}
