import Bounds
import Cells

extension CacheWriter {
  /// Writes a canvas glyph by glyph, each with the style only where that is another one.
  mutating func write(_ canvas: Canvas) {
    write(count: canvas.size.width)
    write(count: canvas.size.height)
    var last = Style.plain
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width where !canvas[x, y].isTail {
        let cell = canvas[x, y]
        write(cell.glyph, hasStyle: cell.style != last)
        if cell.style != last { write(cell.style) }
        last = cell.style
      }
    }
  }

  /// Writes the number of marks and whether a style follows, and the scalars in three bytes each.
  private mutating func write(_ glyph: Glyph, hasStyle: Bool) {
    let scalars = glyph.scalars
    write(byte: UInt8(scalars.count) | (hasStyle ? GlyphHead.style : 0))
    for scalar in scalars { write(UInt64(scalar.value), in: 3) }
  }

  private mutating func write(_ style: Style) {
    write(byte: style.attributes.rawValue)
    for color in [style.foreground, style.background] {
      write(color.map { UInt64($0.hex) | 0xFF00_0000 } ?? 0, in: 4)
    }
  }
}

extension CacheReader {
  /// Reads a canvas that fits on a terminal, and whose glyphs move no cursor.
  mutating func canvas() throws(Damage) -> Canvas {
    let width = Int(try number(in: 4))
    let height = Int(try number(in: 4))
    // A glyph takes four bytes or more, and two cells at most.
    guard 1...Bound.windowWidth.greatest ~= width, 1...Bound.windowHeight.greatest ~= height,
      hasBytes(2 * width * height)
    else { throw Damage() }
    var canvas = Canvas(size: Size(width: width, height: height))
    var style = Style.plain
    for y in 0..<height {
      var x = 0
      while x < width {
        let head = try byte()
        let glyph = try glyph(of: Int(head & ~GlyphHead.style))
        if head & GlyphHead.style != 0 { style = try self.style() }
        guard x + glyph.width <= width else { throw Damage() }
        canvas.put(glyph, style, at: Point(x: x, y: y))
        x += glyph.width
      }
    }
    return canvas
  }

  private mutating func glyph(of count: Int) throws(Damage) -> Glyph {
    guard 1...4 ~= count else { throw Damage() }
    let first = try scalar()
    guard first.columns > 0 else { throw Damage() }
    var glyph = Glyph(first)
    for _ in 1..<count {
      let mark = try scalar()
      guard mark.isMark else { throw Damage() }
      glyph = glyph.adding(mark: mark)
    }
    return glyph
  }

  private mutating func scalar() throws(Damage) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(UInt32(try number(in: 3))) else { throw Damage() }
    return scalar
  }

  private mutating func style() throws(Damage) -> Style {
    let attributes = Attributes(rawValue: try byte())
    let foreground = try color()
    return Style(
      foreground: foreground, background: try color(), attributes: attributes.intersection(.all))
  }

  private mutating func color() throws(Damage) -> RGB? {
    let word = UInt32(try number(in: 4))
    return word == 0 ? nil : RGB(word)
  }
}

/// The first byte of a glyph: the number of its scalars, and a flag.
private enum GlyphHead {
  static let style: UInt8 = 0x80
}

extension Attributes {
  fileprivate static let all: Attributes = [.bold, .italic, .underline, .strikethrough, .reverse]
}
