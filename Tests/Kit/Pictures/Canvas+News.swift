package import Cells

extension Canvas {
  /// The same without the end of the row above the tiles. There stands when the data came, which is
  /// later on a dashboard that has only just asked for it.
  package var withoutNews: Canvas {
    var canvas = self
    let middle = size.width / 2
    canvas.draw(
      Canvas(size: Size(width: size.width - middle, height: 1)), at: Point(x: middle, y: 0))
    return canvas
  }
}
