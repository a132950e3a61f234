import Cells

extension Canvas {
  /// The first cell of a text on the screen.
  func place(of text: String) -> Point? {
    (0..<size.height).lazy.compactMap { y in
      (0..<size.width).first { self.text(ofRow: y, from: $0).hasPrefix(text) }
        .map { Point(x: $0, y: y) }
    }.first
  }
}
