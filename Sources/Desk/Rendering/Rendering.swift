import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Store
import System
import Terminal

/// Prints one screen.
enum Rendering {
  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let setup = try Setup(invocation, offer, environment)
    let date = setup.date
    let depth = depth(for: invocation, environment: setup.environment)
    let presentation = setup.presentation(
      at: date, glyphs: glyphs(for: invocation),
      look: Look(depth: depth, names: setup.colors), preferences: setup.preferences,
      isLocked: setup.isLocked)
    var home = setup.home(size: invocation.size, presentation: presentation)
    let standing = setup.standing
    if standing.isUnknown(home.place), let fault = standing.readingFault {
      _ = home.handle(.lastingFault(fault.cause.lastingFault), at: date)
    }
    home.inform(
      about: standing[home.place].instances, in: setup, at: date)
    if home.presentation.look.hasShades, let pictures = setup.circumstances.supplies.pictures {
      for path in home.picturePaths {
        let reading = pictures.read(path)
        if case .failure(let lack) = reading.outcome { Output.tell(lack.sentence) }
        _ = home.handle(.pictureRead(reading), at: date)
      }
    }
    if let word = invocation.opened {
      let reach = CallContext(
        of: setup, to: standing.home.instances, by: Mailbox<Event>())
      for widget in try standing.home.instances(meantBy: word) {
        home.open(widget, among: setup.pages, reaching: reach, at: date, by: setup.clocks)
      }
    }
    var pictures = Pictures()
    let canvas = home.frame(at: date, reusing: &pictures).canvas
    switch invocation.format {
    case .text: try Output.standard.write(.lines("\(canvas)\n"))
    case .ansi: try Output.standard.write(.colors("\(AnsiText(canvas, depth: depth))\n"))
    case .json: try Output.standard.write(.json("\(ScreenDocument(canvas).json)\n"))
    case .svg:
      // Only widgets are read to people who can't see them.
      let reading = invocation.opened == nil ? reading(of: home, setup, date) : ""
      let picture = VectorPicture(canvas.shown(in: depth), reading: reading)
      try Output.standard.write(.lines("\(picture)\n"))
    }
    return setup.status(telling: home.faults(at: date))
  }

  private static func reading(of home: Home, _ setup: Setup, _ date: Date) -> String {
    TranscriptDocument(
      readings: home.readings(of: home.place, at: date), strings: setup.strings
    ).text
      .description
  }

  /// The blocks where none are named. SVG draws them itself; whether a terminal's font has finer ones
  /// is unknown.
  private static func glyphs(for invocation: Invocation) -> GlyphTier {
    invocation.format == .svg ? .sextant : .quadrant
  }

  /// Plain text has no colours.
  private static func depth(
    for invocation: Invocation, environment: [String: String]
  ) -> ColorDepth {
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || invocation.format == .text
    return invocation.colors.depth ?? (isUnwanted ? .mono : .direct)
  }
}

/// A screen as JSON: its rows as text and as runs of one style.
struct ScreenDocument {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  var json: JSON {
    [
      "width": .number(canvas.size.width),
      "height": .number(canvas.size.height),
      "rows": .array((0..<canvas.size.height).map(row)),
    ]
  }

  private func row(_ y: Int) -> JSON {
    ["text": .string(canvas.text(ofRow: y)), "runs": .array(runs(ofRow: y))]
  }

  private func runs(ofRow y: Int) -> [JSON] {
    var runs: [JSON] = []
    var start = 0
    while start < canvas.size.width {
      let style = canvas[start, y].style
      let end =
        (start..<canvas.size.width).first { canvas[$0, y].style != style } ?? canvas.size.width
      runs.append(run(start..<end, ofRow: y, style))
      start = end
    }
    return runs
  }

  private func run(_ columns: Range<Int>, ofRow y: Int, _ style: Style) -> JSON {
    [
      "column": .number(columns.lowerBound),
      "width": .number(columns.count),
      "text": .string(columns.map { canvas[$0, y].glyph.description }.joined()),
      "foreground": style.foreground.map { .string("\($0)") } ?? .null,
      "background": style.background.map { .string("\($0)") } ?? .null,
      "attributes": .array(
        style.attributes.description.split(separator: " ").map { .string(String($0)) }),
    ]
  }
}

/// A run of letters in one colour that all fonts place alike, or any other single glyph.
struct Inscription {
  let origin: Point
  private(set) var text: String
  private(set) var columns: Int
  let ink: RGB
  let attributes: Attributes
  private let isLatin: Bool

  /// Fails if the cell has no text.
  init?(_ cell: Cell, at origin: Point) {
    guard cell.glyph != .space, !cell.isTail, Block(cell.glyph) == nil else { return nil }
    self.origin = origin
    text = cell.glyph.description
    columns = cell.glyph.width
    ink = cell.style.shownColors.ink
    attributes = cell.style.attributes.intersection([.bold, .italic])
    isLatin = cell.glyph.scalars.count == 1 && text.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  /// Whether it is one glyph, which fonts may draw wider or narrower than its columns.
  var isSingle: Bool { columns == 1 || !isLatin }

  var isWide: Bool { columns == 2 && !isLatin }

  /// Appends what follows, even after a space, but not after two, which viewers would show as one.
  /// Returns false if the two can't be joined.
  mutating func append(_ next: Inscription) -> Bool {
    let gap = next.origin.x - origin.x - columns
    guard
      isLatin, next.isLatin, gap <= 1, ink == next.ink, attributes == next.attributes
    else { return false }
    text += (gap == 1 ? " " : "") + next.text
    columns += gap + next.columns
    return true
  }
}

extension Canvas {
  func inscriptions(ofRow y: Int) -> [Inscription] {
    (0..<size.width)
      .compactMap { Inscription(self[$0, y], at: Point(x: $0, y: y)) }
      .reduce(into: []) { row, next in
        let last = row.count - 1
        if last < 0 || !row[last].append(next) { row.append(next) }
      }
  }
}

/// Areas in a few colours without overlap.
struct Mosaic {
  struct Paint: Hashable {
    let color: RGB
    /// The opacity in quarters; 4 is opaque.
    var quarters = 4
  }

  private var areas: [Paint: [Rect]] = [:]

  mutating func add(_ area: Rect, in paint: Paint) {
    areas[paint, default: []].append(area)
  }

  /// The paints with their joined areas, in an order that depends only on the colours.
  var parts: [(paint: Paint, areas: [Rect])] {
    areas
      .sorted { ($0.key.color.hex, $0.key.quarters) < ($1.key.color.hex, $1.key.quarters) }
      .map { ($0.key, $0.value.joined) }
  }

  /// The colour with the largest area; the darkest of several.
  var mainColor: RGB? {
    areas
      .map { (color: $0.key.color, area: $0.value.reduce(0) { $0 + $1.size.area }) }
      .max { ($0.area, $1.color.hex) < ($1.area, $0.color.hex) }?.color
  }
}

extension String {
  /// The text escaped for an element or attribute; replaces what XML forbids.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n": text += "\n"
      case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

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
