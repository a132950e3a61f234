package import Cells

extension Canvas {
  /// As a terminal shows it that has no more colours than these.
  package func shown(in depth: ColorDepth) -> Canvas {
    var quantizer = Quantizer(depth: depth)
    var copy = self
    copy.restyle(bounds) { style, point in style = quantizer.shown(self[point.x, point.y]) }
    return copy
  }
}
