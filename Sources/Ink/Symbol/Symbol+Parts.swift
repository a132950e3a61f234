package import Cells

extension Symbol {
  /// A figure and what it is a part of.
  package struct Part: Hashable, Sendable {
    package let role: SymbolRole
    package let figure: Figure
  }

  /// The figures in a square of so many rows, twice as many columns wide, from back to front; hollow
  /// ones are only outlines.
  package func parts(rows: Int, tier: GlyphTier, isHollow: Bool = false) -> [Part] {
    let rows = max(1, min(1000, rows))
    if let art = arts.first(where: { $0.fits(rows: rows, tier: tier) }) {
      return parts(
        of: isHollow ? art.hollowed(fromBackToFront: lettersByDepth) : art, rows: rows)
    }
    guard let sketch = sketches.last(where: { $0.rows <= rows }) ?? sketches.first else {
      return []
    }
    let grid = SymbolGrid(rows: rows, tier: tier)
    let parts = sketch.parts.map { Part(role: $0.role, figure: $0.sketch.figure(on: grid)) }
    return isHollow ? parts.hollowed(pen: grid.pen) : parts
  }

  /// The letters in art of the parts of a sketch, from back to front.
  private var lettersByDepth: [UInt8] {
    let names = sketches.first?.parts.map(\.role.name) ?? []
    return names.compactMap { name in letters.first { $0.value == name }?.key }
  }

  private func parts(of art: SymbolArt, rows: Int) -> [Part] {
    art.parts.map { part in
      Part(
        role: role(named: letters[part.letter] ?? ""), figure: art.figure(of: part, rows: rows))
    }
  }

  private func role(named name: String) -> SymbolRole {
    for sketch in sketches {
      if let part = sketch.parts.first(where: { $0.role.name == name }) { return part.role }
    }
    return SymbolRole(name: name, level: .primary)
  }

  /// The layers in a square whose upper left corner is at a place, each role in its shade.
  package func layers(
    rows: Int, tier: GlyphTier, at place: Place = .zero, isHollow: Bool = false,
    shade: (SymbolRole) -> Shade
  ) -> [Layer] {
    parts(rows: rows, tier: tier, isHollow: isHollow).map { part in
      Layer(part.figure.moved(x: place.x, y: place.y), shade(part.role))
    }
  }

  /// What is written instead of drawn: one character where there is no room for more, lines of
  /// ASCII where blocks can't be had; nil where there are figures for it.
  package func text(rows: Int, tier: GlyphTier) -> [String]? {
    let isCoarse = tier == .ascii || tier == .half
    if rows <= (isCoarse ? 2 : 1) { return [character(in: tier).description] }
    return tier == .ascii && rows == 3 && !lines.isEmpty ? lines : nil
  }
}
