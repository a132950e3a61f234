import Cells

/// The character of ASCII whose shape comes nearest to what a patch shows of one ink.
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

  /// In colours a full cell is a space of the ink's colour.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if stencil.glyph == .space { return surface.cell(in: medium) }
    guard medium.depth != .mono else { return Cell(stencil.glyph) }
    if stencil.isFull { return Cell(.space, Style(background: ink.color)) }
    return Cell(stencil.glyph, Style(foreground: ink.color, background: surface.color))
  }
}
