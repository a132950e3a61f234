/// A symbol's figure before its size is known.
indirect enum Sketch: Hashable, Sendable {
  case primitive(Primitive, [Measure])
  /// Another sketch, with its origin at a place and its width, 100, scaled to the third measure.
  case placed(Sketch, [Measure])
  case outline(Sketch, Measure)
  case grown(Sketch, Measure)
  case turned(Sketch, [Measure])
  case union(Sketch, Sketch)
  case difference(Sketch, Sketch)
  case intersection(Sketch, Sketch)
}
