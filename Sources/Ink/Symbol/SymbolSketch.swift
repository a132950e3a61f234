/// The parts of a symbol's figure, from back to front, and from which size on they are used.
struct SymbolSketch: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    let role: SymbolRole
    let sketch: Sketch
  }

  let rows: Int
  var parts: [Part]
}
