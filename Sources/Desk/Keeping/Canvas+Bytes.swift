import Bounds
import Cells

extension CacheWriter {
  /// Writes a canvas run by run of equal cells, each with the style only where that is another one.
  mutating func write(_ canvas: Canvas) {
    write(count: canvas.size.width)
    write(count: canvas.size.height)
    var last = Style.plain
    for y in 0..<canvas.size.height {
      var x = 0
      while x < canvas.size.width {
        let cell = canvas[x, y]
        let length = canvas.length(ofRunAt: x, y)
        write(cell.glyph, length: length, hasStyle: cell.style != last)
        if cell.style != last { write(cell.style) }
        last = cell.style
        x += length * cell.glyph.width
      }
    }
  }

  /// Writes the head, and the scalars in three bytes each.
  private mutating func write(_ glyph: Glyph, length: Int, hasStyle: Bool) {
    let scalars = glyph.scalars
    write(byte: RunHead(scalars: scalars.count, length: length, hasStyle: hasStyle).byte)
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
    // A run takes four bytes or more.
    guard 1...Bound.windowWidth.greatest ~= width, 1...Bound.windowHeight.greatest ~= height,
      hasBytes(4 * width * height / RunHead.longest)
    else { throw Damage() }
    var canvas = Canvas(size: Size(width: width, height: height))
    var style = Style.plain
    for y in 0..<height {
      var x = 0
      while x < width {
        let head = RunHead(byte: try byte())
        let glyph = try glyph(of: head.scalars)
        if head.hasStyle { style = try self.style() }
        guard x + head.length * glyph.width <= width else { throw Damage() }
        canvas.put(glyph, style, at: Point(x: x, y: y), times: head.length)
        x += head.length * glyph.width
      }
    }
    return canvas
  }

  private mutating func glyph(of count: Int) throws(Damage) -> Glyph {
    guard 1...4 ~= count else { throw Damage() }
    let first = try scalar()
    var glyph = Glyph(first)
    guard glyph.scalar == first else { throw Damage() }
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

/// The first byte of a run: how many scalars its glyph has, how often that stands there, and whether a
/// style follows.
private struct RunHead {
  let scalars: Int
  let length: Int
  let hasStyle: Bool

  static let longest = 16

  init(scalars: Int, length: Int, hasStyle: Bool) {
    (self.scalars, self.length, self.hasStyle) = (scalars, length, hasStyle)
  }

  init(byte: UInt8) {
    scalars = Int(byte & 0x07)
    length = Int(byte >> 3 & 0x0F) + 1
    hasStyle = byte & 0x80 != 0
  }

  var byte: UInt8 {
    UInt8(truncatingIfNeeded: scalars | (length - 1) << 3 | (hasStyle ? 0x80 : 0))
  }
}

extension Canvas {
  /// How many equal cells stand side by side from here on, up to the longest run; a wide glyph stands alone.
  fileprivate func length(ofRunAt x: Int, _ y: Int) -> Int {
    let cell = self[x, y]
    guard cell.glyph.width == 1 else { return 1 }
    let end = min(size.width, x + RunHead.longest)
    return (x + 1..<end).first { self[$0, y] != cell }.map { $0 - x } ?? end - x
  }
}

extension Attributes {
  fileprivate static let all = Attributes.bold.union(.italic).union(.underline)
    .union(.strikethrough).union(.reverse)
}
