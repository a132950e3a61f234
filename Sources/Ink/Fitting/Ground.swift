import Cells

/// The solid surface of one cell; a nil colour is the terminal's own.
struct Ground: Hashable {
  let upper: RGB?
  let lower: RGB?

  /// The surface that a cell already shows.
  init(_ cell: Cell) {
    let style = cell.style
    lower = style.background
    upper = cell.glyph == BlockPattern.upper.glyph ? style.foreground : style.background
  }

  init(_ shade: Shade, column: Int, row: Int) {
    let center = InkPoint(
      x: (Double(column) + 0.5) * InkCell.width, y: (Double(row) + 0.5) * InkCell.height)
    let quarter = InkPoint(x: 0, y: InkCell.height / 4)
    upper = shade.color(at: center - quarter)
    lower = shade.color(at: center + quarter)
  }

  var tone: Tone { Self.tone(of: upper).mixed(with: Self.tone(of: lower), 0.5) }

  /// One colour for both halves; nil for the terminal's own.
  var color: RGB? { lower == nil ? nil : upper == lower ? lower : tone.color }

  /// The tone to calculate with; black for the terminal's own background, which is unknown but most
  /// likely dark.
  private static func tone(of color: RGB?) -> Tone { color.map(Tone.init) ?? .black }

  /// A cell with both halves of the surface; one colour where the eye couldn't tell them apart.
  func cell(in medium: Medium) -> Cell {
    guard medium.depth != .mono else { return .blank }
    guard medium.showsGradients, let upper, let lower, upper != lower else {
      return Cell(.space, Style(background: color))
    }
    return Cell(BlockPattern.upper.glyph, Style(foreground: upper, background: lower))
  }
}

extension Ground {
  private init(upper: RGB?, lower: RGB?) {
    self.upper = upper
    self.lower = lower
  }

  /// The surface under a layer of ink that covers the whole cell.
  func covered(with ink: Ground, opacity: Double) -> Ground {
    guard opacity < 1 else { return ink }
    let mix = { (below: RGB?, above: RGB?) in
      Self.tone(of: below).mixed(with: Self.tone(of: above), opacity).color
    }
    return Ground(upper: mix(upper, ink.upper), lower: mix(lower, ink.lower))
  }
}
