package import Cells

extension Canvas {
  /// The canvas as it looks in a colour depth.
  package func shown(in depth: ColorDepth) -> Canvas {
    var quantizer = Quantizer(depth: depth)
    var copy = self
    copy.restyle(bounds) { style, point in style = quantizer.shown(self[point.x, point.y]) }
    return copy
  }
}
