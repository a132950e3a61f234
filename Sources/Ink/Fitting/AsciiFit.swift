import Cells

/// The ASCII character that best matches the shape of one ink in a patch.
struct AsciiFit {
  private let stencil: Stencil
  private let ink: Tone

  init(_ patch: Patch) {
    var best = (index: 0, sum: Float(0))
    for index in 1..<max(1, patch.count) {
      let sum = patch.shares[index].sum
      if sum > best.sum { best = (index, sum) }
    }
    ink = patch.tones[best.index]
    stencil = best.index == 0 ? .nothing : .nearest(to: patch.shares[best.index])
  }

  /// The cell that shows the character; with colours, a full cell is a space on the ink's colour.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if stencil.glyph == .space { return surface.cell(in: medium) }
    guard medium.depth != .mono else { return Cell(stencil.glyph) }
    if stencil.isFull { return Cell(.space, Style(background: ink.color)) }
    return Cell(stencil.glyph, Style(foreground: ink.color, background: surface.color))
  }
}
