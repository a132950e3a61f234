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
