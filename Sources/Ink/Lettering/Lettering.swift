package import Cells

/// A line of text drawn with strokes that lie on the blocks of its tier.
package struct Lettering: Hashable, Sendable {
  /// One letter and the column, maybe half a one, at which it begins.
  package struct Letter: Hashable, Sendable {
    package let column: Double
    package let figure: Figure
  }

  package let letters: [Letter]
  /// The size of the blocks on which the strokes lie, in points.
  package let unit: Place
  /// How many columns it takes, to the half.
  package let columns: Double
  package let rows: Double

  /// Nil when there are characters that can't be lettered.
  package init?(_ text: String, rows: Double, weight: StrokeWeight = .regular, tier: GlyphTier) {
    guard Self.canWrite(text) else { return nil }
    let grid = LetterGrid(rows: rows, weight: weight, tier: tier)
    let alphabet = grid.isDrawnWithLines ? LetterForm.upright : LetterForm.alphabet
    let forms = text.map { (character: $0, form: alphabet[$0]) }
    var letters: [Letter] = []
    var x = 0
    var before: Character?
    for case (let character, let form?) in forms {
      let pen = LetterPen(form, on: grid)
      // A leading one stands at the margin.
      x +=
        before.map { grid.gap(from: $0, to: character) }
        ?? (character == "1" ? -pen.leftBearing : 0)
      letters.append(Letter(column: Double(x) * grid.unit.x / 8, figure: pen.figure))
      x += pen.width
      before = character
    }
    self.letters = letters
    unit = grid.unit
    self.rows = rows
    columns = Double(max(0, x)) * grid.unit.x / 8
  }

  /// Whether there is a form for each of the characters.
  package static func canWrite(_ text: String) -> Bool {
    text.allSatisfy { LetterForm.alphabet[$0] != nil }
  }

  /// All letters with the upper left corner of the first at zero.
  package var figure: Figure {
    .union(letters.map { $0.figure.moved(x: $0.column * 8, y: 0) })
  }

  /// How many rows hang below the line, as in a comma.
  package var descent: Int {
    let lowest = letters.map { $0.figure.bounds.maximum.y }.max() ?? 0
    // A pen's round end may touch a row without being seen there.
    let rest = (lowest - 1.5) / 17 - rows
    return rest > 0 ? Int(rest.rounded(.up)) : 0
  }

  /// A layer for each letter: what is far from a cell needn't be asked there.
  package func layers(_ shade: Shade, at place: Place = .zero, opacity: Double = 1) -> [Layer] {
    letters.map { letter in
      Layer(
        letter.figure.moved(x: place.x + letter.column * 8, y: place.y), shade, opacity: opacity)
    }
  }
}
