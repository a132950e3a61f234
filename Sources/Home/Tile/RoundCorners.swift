import Cells
import Ink
import Layout
import Views

/// Rounds the corners of a tile, so that what lies behind shows there, and draws the focus ring
/// around them.
struct RoundCorners {
  let medium: Medium
  var extent = Extent.usual
  var ring: RGB?

  /// How much of a tile its corners take.
  struct Extent: Hashable, Sendable {
    let columns: Int
    /// In units of Ink.
    let radius: Double

    static let usual = Extent(columns: FocusRing.corner, radius: 2.5 * InkCell.width)
    /// For a tile whose content reaches its edges.
    static let slight = Extent(columns: 1, radius: 1.5 * InkCell.width)
  }

  func draw(on canvas: inout Canvas, over ground: Canvas) {
    for area in canvas.cornerAreas(extent) {
      let tile = canvas.cropped(to: area)
      var corner = ground.cropped(to: area)
      if tile[0, 0].style.background != nil { corner.eraseText() }
      corner.write(tile)
      let picture = InkDrawing(layers(of: tile, at: area.origin, in: canvas.size))
      let bare = corner
      picture.draw(on: &corner, in: corner.bounds, with: medium)
      if ring == nil { corner.write(figuresOf: tile, on: picture, over: bare) }
      canvas.draw(corner, at: area.origin)
    }
  }

  /// The tile's surface and the ring. A tile without a background has no surface to round.
  private func layers(of tile: Canvas, at origin: Point, in size: Size) -> [Layer] {
    let (width, height) = Metric.usual.points(of: size)
    let box = InkRect(x: 0, y: 0, width: width, height: height)
    // As thick as the sides of the ring.
    let (side, top) = (InkCell.width / 2, InkCell.height / 4)
    let inner = InkRect(x: side, y: top, width: width - 2 * side, height: height - 2 * top)
    func moved(_ figure: Figure) -> Figure {
      figure.moved(
        x: -Double(origin.x) * InkCell.width, y: -Double(origin.y) * InkCell.height)
    }
    let outline = moved(.rectangle(box, radius: extent.radius))
    let hole = moved(.rectangle(inner, radius: extent.radius - side))
    let surface = Shade.varying { tile.color(at: $0) }
    return [
      tile[0, 0].style.background.map { _ in Layer(outline, surface) },
      ring.map { Layer(.difference(outline, hole), .plain($0)) },
    ].compactMap(\.self)
  }
}

extension Canvas {
  /// The cells that a rounded corner may touch, including the other half of a wide letter there.
  fileprivate func cornerAreas(_ extent: RoundCorners.Extent) -> [Rect] {
    let across = min(extent.columns, size.width / 2)
    return [0, size.height - 1].flatMap { y in
      let start = across + (self[across, y].glyph == .tail ? 1 : 0)
      let end = size.width - across - (self[size.width - across, y].glyph == .tail ? 1 : 0)
      return [
        Rect(x: 0, y: y, width: start, height: 1),
        Rect(x: end, y: y, width: size.width - end, height: 1),
      ]
    }
  }
}

extension Canvas {
  /// Whether a corner contains text, which would be unreadable on what lies behind the tile.
  func isWritten(inCorners extent: RoundCorners.Extent) -> Bool {
    cornerAreas(extent).contains { area in
      area.columns.contains { x in
        let glyph = self[x, area.origin.y].glyph
        return glyph != .space && !glyph.isBlock
      }
    }
  }

  private static let upperHalf = Glyph("▀")

  /// Erases what is written behind a tile, of which only parts would be left.
  fileprivate mutating func eraseText() {
    for x in 0..<size.width where !self[x, 0].glyph.isSurface {
      put(.space, Style(background: self[x, 0].style.background), at: Point(x: x, y: 0))
    }
  }

  /// The colour of the surface at a point.
  fileprivate func color(at place: InkPoint) -> RGB {
    let row = place.y / InkCell.height
    let cell = self[max(0, min(size.width - 1, place.cell.x)), 0]
    let isUpper = row < 0.5 && cell.glyph == Self.upperHalf && !cell.isFigure
    return (isUpper ? cell.style.foreground : cell.style.background) ?? .black
  }

  /// Copies the text of another canvas without its background.
  fileprivate mutating func write(_ other: Canvas) {
    for x in 0..<size.width where ![.space, .tail, Self.upperHalf].contains(other[x, 0].glyph) {
      var style = other[x, 0].style
      style.background = self[x, 0].style.background
      put(other[x, 0].glyph, style, at: Point(x: x, y: 0))
    }
  }

  /// Copies the drawing of another canvas, such as a ring that reaches its corners. If a cell has
  /// three colours, the figure's matters more than the exact edge of the tile.
  fileprivate mutating func write(
    figuresOf other: Canvas, on picture: InkDrawing, over bare: Canvas
  ) {
    for x in 0..<size.width where other[x, 0].isFigure {
      var style = other[x, 0].style
      style.background = picture.meanColor(column: x, row: 0, over: bare[x, 0])
      put(other[x, 0].glyph, style, at: Point(x: x, y: 0))
    }
  }
}

extension Glyph {
  /// Whether the glyph is a part of a surface rather than of a line or a text.
  fileprivate var isSurface: Bool {
    self == .space || isBlock && !(0x2500...0x257F).contains(scalar.value)
  }
}

extension Cell {
  /// Whether the cell shows part of a figure with enough contrast, rather than a step of a
  /// gradient.
  fileprivate var isFigure: Bool {
    guard glyph.isBlock, let ink = style.foreground, let ground = style.background else {
      return false
    }
    return ink.contrast(to: ground) >= Self.leastContrast
  }

  private static let leastContrast = 1.5
}
