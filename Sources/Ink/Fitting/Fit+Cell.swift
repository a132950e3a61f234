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
    let style =
      pattern.isSwapped
      ? Style(foreground: back, background: ink.color)
      : Style(foreground: ink.color, background: back)
    return Cell(pattern.glyph, style)
  }
}
