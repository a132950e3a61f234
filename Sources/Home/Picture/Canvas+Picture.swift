import Cells
import Layout

extension Canvas {
  /// Covers the canvas with a picture, two pixels a cell, one above the other; with one colour a cell where
  /// nobody would see two.
  mutating func lay(_ picture: Pixels, by presentation: Presentation) {
    let rows = 2 * size.height
    guard let pixels = picture.filling(Size(width: size.width, height: rows)) else { return }
    var tints = WallpaperTints(for: pixels, in: presentation.look)
    let hasHalves = presentation.surroundings.glyphs != .ascii
    for y in 0..<size.height {
      for x in 0..<size.width {
        let upper = tints[pixels[x, 2 * y]]
        let lower = tints[pixels[x, 2 * y + 1]]
        let isPlain = !hasHalves || upper.resembles(lower)
        put(
          isPlain ? .space : Glyph("\u{2580}"),
          Style(
            foreground: isPlain ? nil : upper,
            background: isPlain ? upper.mixed(with: lower, 0.5) : lower),
          at: Point(x: x, y: y))
      }
    }
  }
}

extension RGB {
  /// Whether two colours beside each other look like one.
  fileprivate func resembles(_ other: RGB) -> Bool {
    func apart(_ one: UInt8, _ another: UInt8) -> Int { abs(Int(one) - Int(another)) }
    return apart(red, other.red) + apart(green, other.green) + apart(blue, other.blue) < 12
  }
}
