/// The parts of a symbol, back to front, and the size from which they apply.
struct SymbolSketch: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    let role: SymbolRole
    let sketch: Sketch
  }

  let rows: Int
  var parts: [Part]
}
