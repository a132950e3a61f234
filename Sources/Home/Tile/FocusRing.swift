import Boards
import Cells
import Layout
import Timelines
import Views

/// The sides of the ring around the focused tile, on its outermost cells, which the margins leave
/// free.
struct FocusRing {
  let pieces: FocusRingPieces
  let color: RGB

  /// The columns of a corner.
  static let corner = 3

  func draw(on canvas: inout Canvas) {
    let bottom = canvas.size.height - 1
    for x in Self.corner..<max(Self.corner, canvas.size.width - Self.corner) {
      putTop(on: &canvas, at: Point(x: x, y: 0))
      put(pieces.bottom, on: &canvas, at: Point(x: x, y: bottom))
    }
    drawEnds(on: &canvas, rows: 1..<max(1, bottom))
  }

  /// Draws only the left and the right side.
  func drawEnds(on canvas: inout Canvas, rows: Range<Int>) {
    for y in rows {
      put(pieces.left, on: &canvas, at: Point(x: 0, y: y))
      put(pieces.right, on: &canvas, at: Point(x: canvas.size.width - 1, y: y))
    }
  }

  /// Draws only what of the left and the right side hides nothing.
  func drawFreeEnds(on canvas: inout Canvas) {
    for y in 0..<canvas.size.height {
      for (x, glyph) in [(0, pieces.left), (canvas.size.width - 1, pieces.right)] {
        if canvas.isFree(at: Point(x: x, y: y)) { put(glyph, on: &canvas, at: Point(x: x, y: y)) }
      }
    }
  }

  /// Draws over the widget's content and keeps the background.
  private func put(_ glyph: Glyph, on canvas: inout Canvas, at place: Point) {
    let ground = canvas[place.x, place.y].style.background
    canvas.put(glyph, Style(foreground: color, background: ground), at: place)
  }

  /// The terminal's own background can't be drawn as a foreground colour.
  private func putTop(on canvas: inout Canvas, at place: Point) {
    guard let glyph = pieces.belowTop, let ground = canvas[place.x, place.y].style.background
    else { return put(pieces.top, on: &canvas, at: place) }
    canvas.put(glyph, Style(foreground: ground, background: color), at: place)
  }
}

extension Canvas {
  /// Whether nothing is drawn or written in a cell.
  func isFree(at place: Point) -> Bool { self[place.x, place.y].glyph == .space }
}

/// The focus on an accessory, whose content reaches its sides: the corners of a frame around it.
struct FocusFrame: View {
  let marks: Marks

  var body: some View {
    VStack(spacing: 0) {
      row(marks.frame.top)
      Spacer(minLength: 0)
      row(marks.frame.bottom)
    }
    .bold()
  }

  private func row(_ ends: (String, String)) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: ends.0)
      Spacer(minLength: 0)
      Text(verbatim: ends.1)
    }
  }
}

extension FrontContext {
  /// The frame around a tile with the focus; nil for families that mark it on their own surface.
  func focusFrame(of family: WidgetFamily?, around tile: Rect, _ id: Instance.ID) -> Slot? {
    guard [.accessoryCircular, .accessoryCorner, .accessoryRectangular].contains(family),
      tile.origin.y > 0
    else { return nil }
    let frame = Rect(
      x: tile.origin.x - 1, y: tile.origin.y - 1, width: tile.size.width + 2,
      height: tile.size.height + 2)
    return Slot(
      SlotID("focus", id.number), .chrome(archived(FocusFrame(marks: marks))), in: frame, layer: 1)
  }
}

/// The glyphs for the sides of a ring of even thickness: half a column is as wide as a quarter of a
/// row is high, and a column as half a row.
struct FocusRingPieces {
  let top, right, bottom, left: Glyph
  /// The glyph for the part of a cell below the top side; nil if a glyph shows the side itself.
  let belowTop: Glyph?

  init(_ glyphs: GlyphTier) {
    switch glyphs {
    case .octant, .sextant, .quadrant: self.init(sides: "▔▐▂▌", belowTop: Glyph("▆"))
    case .half: self.init(sides: "▀█▄█")
    case .ascii: self.init(sides: "=|=|")
    }
  }

  /// Takes the sides clockwise from the top.
  private init(sides: String, belowTop: Glyph? = nil) {
    let sides = sides.unicodeScalars.map { Glyph($0) }
    (top, right, bottom, left) = (sides[0], sides[1], sides[2], sides[3])
    self.belowTop = belowTop
  }
}

extension Look {
  /// The colour of a ring around a tile: the first that stands out everywhere from the tile and
  /// from what lies behind it.
  func ringColor(around tile: Canvas, over wallpaper: Canvas) -> RGB {
    if mode == .accented { return accentColor(over: tile[tile.size.width / 2, 0].style.background) }
    let edge = tile.middlesOfEdges.flatMap { place in
      [tile, wallpaper].map { shown($0[place.x, place.y].style.background ?? ground) }
    }
    let bright: Color = theme == nil ? .white : .primary
    let colors: [Color] =
      appearance == .light ? [.accentColor, .black, .white] : [bright, .accentColor, .black]
    var chrome = self
    chrome.isChrome = true
    let choices = colors.map { shown(chrome.resolve(Paint($0), over: ground)) }
    func contrast(_ color: RGB) -> Double { edge.map(color.contrast).min() ?? 1 }
    return choices.first { contrast($0) >= Self.plainContrast }
      ?? choices.max { contrast($0) < contrast($1) } ?? .white
  }

  /// The colour as the terminal shows it where the nearest of few may be far.
  private func shown(_ color: RGB) -> RGB {
    depth.hasFewColors ? depth.palette?.shown(color) ?? color : color
  }

  /// The colour of the line around a tile without a background.
  var outlineColor: RGB {
    var paint = Paint(.primary)
    paint.level = 2
    return resolve(paint, over: ground)
  }

  private func accentColor(over ground: RGB?) -> RGB {
    var look = self
    look.isAccented = true
    return look.resolve(Paint(.accentColor), over: ground ?? self.ground)
  }

  private static let plainContrast = 1.8
}

extension Canvas {
  var middlesOfEdges: [Point] {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return [
      Point(x: right / 2, y: 0), Point(x: right, y: bottom / 2), Point(x: right / 2, y: bottom),
      Point(x: 0, y: bottom / 2),
    ]
  }
}
