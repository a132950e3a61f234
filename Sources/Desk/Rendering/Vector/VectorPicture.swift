import Cells

/// A canvas as an SVG picture: blocks and lines as shapes, everything else as text.
struct VectorPicture: CustomStringConvertible {
  private let canvas: Canvas
  /// The content as text, for screen readers.
  private let reading: String
  private var grounds = Mosaic()
  private var shapes = Mosaic()

  init(_ canvas: Canvas, reading: String) {
    self.canvas = canvas
    self.reading = reading
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width { take(canvas[x, y], at: Point(x: x, y: y)) }
    }
  }

  /// The size of a cell in the picture's units.
  private static let cell = Block.cell
  private static let baseline = 37
  /// Latin letters fill their cells; Hangul of the same size would lie too far apart.
  private static let fontSize = 40
  private static let wideFontSize = 44
  private static let underline = Rect(x: 0, y: 42, width: cell.width, height: 3)
  private static let strikethrough = Rect(x: 0, y: 24, width: cell.width, height: 3)

  /// Monospaced fonts come first, with those for Hangul before the viewer's default.
  private static let fonts = """
    ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono', D2Coding, \
    NanumGothicCoding, 'Noto Sans Mono CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic', monospace
    """

  private mutating func take(_ cell: Cell, at place: Point) {
    let origin = Point(x: place.x * Self.cell.width, y: place.y * Self.cell.height)
    let (ink, ground) = cell.style.shownColors
    grounds.add(Rect(origin: origin, size: Self.cell), in: Mosaic.Paint(color: ground))
    if cell.glyph != .space, let block = Block(cell.glyph) {
      let paint = Mosaic.Paint(color: ink, quarters: block.quarters)
      for area in block.areas { shapes.add(area.offset(by: origin), in: paint) }
    }
    for (attribute, line) in [
      (Attributes.underline, Self.underline), (.strikethrough, Self.strikethrough),
    ] where cell.style.attributes.contains(attribute) {
      shapes.add(line.offset(by: origin), in: Mosaic.Paint(color: ink))
    }
  }
}

extension VectorPicture {
  var description: String {
    let (width, height) = (
      canvas.size.width * Self.cell.width, canvas.size.height * Self.cell.height
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title text" \
      width="\(width / 2)" height="\(height / 2)" viewBox="0 0 \(width) \(height)">
      <title id="title">\(Program.name)</title>
      <desc id="text">\(reading.escapedForXML)</desc>
      <g shape-rendering="crispEdges">
      \(areas(width: width, height: height).joined(separator: "\n"))
      </g>
      <g font-family="\(Self.fonts)" font-size="\(Self.fontSize)">
      \((0..<canvas.size.height).flatMap(canvas.inscriptions).map(text).joined(separator: "\n"))
      </g>
      </svg>
      """
  }

  /// The main colour lies below everything, so that no gaps show where areas meet.
  private func areas(width: Int, height: Int) -> [String] {
    let main = grounds.mainColor ?? .black
    let below = "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(main)\"/>"
    return [below]
      + grounds.parts.filter { $0.paint.color != main }.map(path) + shapes.parts.map(path)
  }

  private func path(_ paint: Mosaic.Paint, _ areas: [Rect]) -> String {
    let opacity = paint.quarters < 4 ? " fill-opacity=\"\(Double(paint.quarters) / 4)\"" : ""
    let way = areas.map {
      "M\($0.origin.x) \($0.origin.y)h\($0.size.width)v\($0.size.height)h-\($0.size.width)z"
    }
    return "<path fill=\"\(paint.color)\"\(opacity) d=\"\(way.joined())\"/>"
  }

  /// Sets the total width of letters, so that no font moves them out of their columns; centres a
  /// single glyph.
  private func text(_ inscription: Inscription) -> String {
    let x = inscription.origin.x * Self.cell.width
    let y = inscription.origin.y * Self.cell.height + Self.baseline
    let width = inscription.columns * Self.cell.width
    let place =
      inscription.isSingle
      ? "x=\"\(x + width / 2)\" y=\"\(y)\" text-anchor=\"middle\""
      : "x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\""
    let weight = inscription.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    let slant = inscription.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
    let size = inscription.isWide ? " font-size=\"\(Self.wideFontSize)\"" : ""
    return """
      <text \(place) fill="\(inscription.ink)"\(size)\(weight)\(slant)>\(inscription.text.escapedForXML)</text>
      """
  }
}
