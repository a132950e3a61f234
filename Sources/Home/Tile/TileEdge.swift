import Cells
import Ink
import Layout
import Views

/// The edge of a tile: round corners, or a line if no colour separates it from what lies behind;
/// and the focus ring.
struct TileEdge: Hashable, Sendable {
  let glyphs: GlyphTier
  let depth: ColorDepth
  var isFocused = false
  /// Whether the pointer is on the tile, outside its controls.
  var isHovered = false
  /// Whether a line must replace the missing background.
  var isOutlined = false
  /// Whether the content leaves room for a line.
  var hasRoom = true
  /// Whether the content reaches the upper and the lower edge, as in most accessories.
  var isFilled = false

  /// Draws the edge on a tile drawn over `ground`.
  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    guard canvas.size.width > 3 else { return }
    let ring = ringColor(around: canvas, over: ground, look)
    if canvas.size.height < 3 {
      if isFocused { bracket(&canvas, ring) }
    } else if isFilled {
      if isRound(canvas, over: ground) {
        RoundCorners(medium: Medium(tier: glyphs, depth: depth), extent: .slight)
          .draw(on: &canvas, over: ground)
      }
    } else if depth == .mono || isOutlined || isLost(canvas, in: ground, look) {
      guard isFocused || hasRoom else { return }
      let color = depth == .mono ? nil : ring ?? look.outlineColor
      line.draw(on: &canvas, isFocused || isHovered ? .bold : [], in: color)
    } else if glyphs != .ascii, isFocused || !canvas.isWritten(inCorners: .usual) {
      RoundCorners(medium: Medium(tier: glyphs, depth: depth), ring: ring)
        .draw(on: &canvas, over: ground)
      if let ring {
        FocusRing(pieces: FocusRingPieces(glyphs), color: ring).draw(on: &canvas)
      } else if look.hasTopLight, glyphs.hasHalfColumns {
        TopLight().draw(on: &canvas)
      }
    } else if let ring {
      BoxLine("=|++++").draw(on: &canvas, .bold, in: ring)
    }
  }

  /// Whether a filled tile can have round corners. One through which all that lies behind shows has no
  /// corners, only content that may reach there.
  private func isRound(_ canvas: Canvas, over ground: Canvas) -> Bool {
    depth != .mono && glyphs != .ascii && !isOutlined && !canvas.isWritten(inCorners: .slight)
      && !canvas.isBare(over: ground)
  }

  /// A hovered tile gets a fainter ring than a focused one.
  private func ringColor(around tile: Canvas, over ground: Canvas, _ look: Look) -> RGB? {
    guard depth != .mono, isFocused || isHovered else { return nil }
    let color = look.ringColor(around: tile, over: ground)
    guard !isFocused else { return color }
    let behind = ground[ground.size.width / 2, 0].style.background ?? look.ground
    return color.mixed(with: behind, 0.5)
  }

  /// Whether, in few colours, the tile has the same colour as what lies behind it.
  private func isLost(_ tile: Canvas, in ground: Canvas, _ look: Look) -> Bool {
    guard depth.hasFewColors, let palette = depth.palette else { return false }
    return tile.middlesOfEdges.contains { place in
      let colors = [tile, ground].map { $0[place.x, place.y].style.background ?? look.ground }
      return Set(colors.map(palette.shown)).count == 1
    }
  }

  /// Marks a tile that is too low for a ring.
  private func bracket(_ canvas: inout Canvas, _ ring: RGB?) {
    if let ring {
      FocusRing(pieces: FocusRingPieces(glyphs), color: ring).drawFreeEnds(on: &canvas)
      return
    }
    for y in 0..<canvas.size.height {
      for (x, glyph) in [(0, Glyph("[")), (canvas.size.width - 1, Glyph("]"))]
      where canvas.isFree(at: Point(x: x, y: y)) {
        canvas.put(glyph, Style(attributes: .bold), at: Point(x: x, y: y))
      }
    }
  }

  private var line: BoxLine {
    switch (glyphs, isFocused) {
    case (.ascii, false): BoxLine("-|++++")
    case (.ascii, true): BoxLine("######")
    case (_, false): BoxLine("─│╭╮╯╰")
    case (_, true): BoxLine("━┃┏┓┛┗")
    }
  }
}

extension Canvas {
  /// Whether what lies behind shows in the corners, but for those that content reaches.
  fileprivate func isBare(over ground: Canvas) -> Bool {
    let corners = [0, size.width - 1].flatMap { x in
      [0, size.height - 1].map { Point(x: x, y: $0) }
    }
    return corners.count {
      self[$0.x, $0.y].style.background == ground[$0.x, $0.y].style.background
    } > 1
  }
}

/// A line on the outermost cells of a canvas.
struct BoxLine {
  private let glyphs: [Glyph]

  /// Takes a horizontal piece, a vertical one, and the corners clockwise from the upper left.
  init(_ pieces: String) {
    glyphs = pieces.unicodeScalars.map { Glyph($0) }
  }

  /// Draws the line over the content and keeps the background.
  func draw(on canvas: inout Canvas, _ attributes: Attributes, in color: RGB? = nil) {
    let size = canvas.size
    func put(_ glyph: Glyph, _ place: Point) {
      let ground = canvas[place.x, place.y].style.background
      let style = Style(foreground: color, background: ground, attributes: attributes)
      canvas.put(glyph, style, at: place)
    }
    for x in 0..<size.width {
      for y in [0, size.height - 1] { put(glyphs[0], Point(x: x, y: y)) }
    }
    for y in 0..<size.height {
      for x in [0, size.width - 1] { put(glyphs[1], Point(x: x, y: y)) }
    }
    for (corner, place) in zip(glyphs[2...], size.corners) { put(corner, place) }
  }
}

extension Size {
  /// The cells at the corners, clockwise from the upper left.
  var corners: [Point] {
    let (right, bottom) = (width - 1, height - 1)
    return [
      Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
  }
}

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

/// The light on the upper edge of a tile that lets the wallpaper through, between its corners.
struct TopLight {
  private static let glyph = Glyph("▔")
  private static let strength = 0.26

  func draw(on canvas: inout Canvas) {
    let corner = FocusRing.corner
    for x in corner..<max(corner, canvas.size.width - corner) {
      let cell = canvas[x, 0]
      guard cell.glyph == .space, let ground = cell.style.background else { continue }
      let light = ground.mixed(with: .white, Self.strength)
      canvas.put(
        Self.glyph, Style(foreground: light, background: ground), at: Point(x: x, y: 0))
    }
  }
}

extension Look {
  /// Whether tiles are of a material that lets the wallpaper through, and the light on it shows.
  var hasTopLight: Bool {
    depth == .direct && mode != .fullColor && !isNight && !isLuminanceReduced
  }
}
