/// A letter on its grid: drawn by a pen, or composed of the letters of a syllable.
enum LetterShape: Hashable, Sendable {
  case drawn(LetterPen)
  case composed(ComposedSyllable)

  /// The width in blocks.
  var width: Int {
    switch self {
    case .drawn(let pen): pen.width
    case .composed(let syllable): syllable.grid.width
    }
  }

  /// The height in blocks, from the top of a capital to the lowest stroke.
  var height: Int {
    switch self {
    case .drawn(let pen): pen.height
    case .composed(let syllable): syllable.grid.height
    }
  }

  var unit: InkPoint {
    switch self {
    case .drawn(let pen): pen.unit
    case .composed(let syllable): syllable.grid.unit
    }
  }

  /// The figure, with its upper left corner at zero.
  var figure: Figure {
    switch self {
    case .drawn(let pen): pen.figure
    case .composed(let syllable):
      TypeCase.standard.bitmap(of: self)?.figure(unit: syllable.grid.unit) ?? .nothing
    }
  }

  /// The ink in blocks; nil if a syllable's strokes would touch.
  func bitmap(in book: HangulBook) -> Bitmap? {
    switch self {
    case .drawn(let pen): Bitmap(pen.figure, width: width, height: height, unit: unit)
    case .composed(let syllable): syllable.bitmap(in: book)
    }
  }
}
