package import Cells

/// A drawing at every size: characters, pixel art for small sizes, figures for large ones.
package struct Symbol: Hashable, Sendable {
  /// The character used in a single row.
  package let character: Glyph
  /// The same in ASCII.
  package let plainCharacter: Glyph
  let arts: [SymbolArt]
  /// Three lines of ASCII, or none.
  let lines: [String]
  /// The sketches and the sizes from which they apply, largest last.
  let sketches: [SymbolSketch]
  /// The role of each letter in pixel art.
  let letters: [UInt8: String]

  package func character(in tier: GlyphTier) -> Glyph {
    tier == .ascii ? plainCharacter : character
  }
}

extension [Symbol.Part] {
  /// The outlines of the parts, one pen thick, without what other parts cover.
  func hollowed(pen: Double) -> [Symbol.Part] {
    indices.map { index in
      let figure = self[index].figure
      let front = self[(index + 1)...].map(\.figure)
      let hole = Figure.union([.grown(figure, by: -pen)] + front)
      return Symbol.Part(role: self[index].role, figure: .difference(figure, hole))
    }
  }
}

extension Symbol {
  /// A figure and its role.
  package struct Part: Hashable, Sendable {
    package let role: SymbolRole
    package let figure: Figure
  }

  /// The figures, back to front, in a square of this many rows and twice as many columns; only
  /// outlines if hollow.
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

  /// The art letters of the sketch's parts, back to front.
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

  /// The layers, with the square's upper left corner at a place and a shade for each role.
  package func layers(
    rows: Int, tier: GlyphTier, at place: InkPoint = .zero, isHollow: Bool = false,
    shade: (SymbolRole) -> Shade
  ) -> [Layer] {
    parts(rows: rows, tier: tier, isHollow: isHollow).map { part in
      Layer(part.figure.moved(x: place.x, y: place.y), shade(part.role))
    }
  }

  /// The text that replaces the drawing: one character in little room, lines of ASCII where there
  /// are no blocks; nil if the symbol can be drawn.
  package func text(rows: Int, tier: GlyphTier) -> [String]? {
    let isCoarse = tier == .ascii || tier == .half
    if rows <= (isCoarse ? 2 : 1) { return [character(in: tier).description] }
    return tier == .ascii && rows == 3 && !lines.isEmpty ? lines : nil
  }
}
