import Cells

extension Fit {
  /// The cell that shows the fit; the terminal's own background stays.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if medium.depth == .mono {
      let isFull = pattern == .empty && groundIndex != 0
      return Cell(isFull ? BlockPattern.full.glyph : pattern.glyph)
    }
    let back = groundIndex == 0 ? surface.color : ground.color
    if pattern == .empty {
      return groundIndex == 0
        ? surface.cell(in: medium) : Cell(.space, Style(background: back))
    }
    if pattern == .full { return Cell(.space, Style(background: ink.color)) }
    return Cell(pattern.glyph, style(over: back))
  }

  private func style(over back: RGB?) -> Style {
    guard pattern.isSwapped else { return Style(foreground: ink.color, background: back) }
    // A terminal knows its own background without our knowing it.
    guard let back else { return Style(foreground: ink.color, attributes: .reverse) }
    return Style(foreground: back, background: ink.color)
  }
}
