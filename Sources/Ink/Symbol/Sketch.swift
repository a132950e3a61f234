/// A figure of a symbol before its size is known.
indirect enum Sketch: Hashable, Sendable {
  case primitive(Primitive, [Measure])
  /// Another sketch with its origin at a place and 100 of its units as wide as the third measure.
  case placed(Sketch, [Measure])
  case outline(Sketch, Measure)
  case grown(Sketch, Measure)
  case turned(Sketch, [Measure])
  case union(Sketch, Sketch)
  case difference(Sketch, Sketch)
  case intersection(Sketch, Sketch)
}
