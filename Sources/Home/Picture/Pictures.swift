import Cells
import FoundationEssentials
import Layout
import Views

/// A cache of the painted screen.
///
/// It only saves work: without it, the same slots give the same frame.
package struct Pictures: Sendable {
  private var tiles: [PaintedTile] = []
  /// Widgets that have left the screen, the last ones last: those of another page are soon back.
  private var gone: [PaintedTile] = []
  private var screen = Canvas(size: .zero)
  /// The wallpaper behind all tiles.
  private var ground = Canvas(size: .zero)
  /// What filled the screen last, and the way from what was there before.
  private var scene: Scene?
  private var slide: Slide?
  /// What was shown last while something slides.
  private var slidden: Canvas?
  /// The presentation for which everything was painted.
  private var presentation: Presentation?

  package init() {}

  /// Ends all animations at once.
  package mutating func rest() {
    slide = nil
    tiles = tiles.filter { $0.nextFrame == nil }
  }

  /// Draws the tiles, from back to front. Paints only those that look different and those in front of
  /// them. Without an instant, nothing moves.
  mutating func frame(
    of wanted: [Tile], in scene: Scene? = nil, on size: Size, by presentation: Presentation,
    now instant: Duration?
  ) -> Frame {
    let instant = instant.flatMap { presentation.showsMotion ? $0 : nil }
    let isKnown = holds(for: presentation, on: size)
    let way = isKnown && instant != nil ? way(to: scene) : nil
    // Kept only for a slide, for the screen is copied then.
    let old = way == nil ? nil : slidden ?? screen
    if way == nil, !isKnown || scene != self.scene { slide = nil }
    let painted =
      isKnown
      ? show(wanted, by: presentation, now: instant)
      : begin(with: wanted, on: size, by: presentation)
    (self.presentation, self.scene) = (presentation, scene)
    let frame = Frame(
      canvas: screen, painted: painted,
      caret: tiles.frontCaret, hits: Hits(tiles), until: tiles.until, nextFrame: tiles.nextFrame)
    if let way, let old, let instant { slide = Slide(from: old, way, beginningAt: instant) }
    return slidden(frame, now: instant)
  }

  private func way(to other: Scene?) -> Slide.Way? {
    guard let scene, let other else { return nil }
    return scene.way(to: other)
  }

  /// The frame on its way in, if it slides.
  private mutating func slidden(_ frame: Frame, now instant: Duration?) -> Frame {
    if let instant, let (canvas, next) = slide?.picture(towards: screen, at: instant) {
      slidden = canvas
      return Frame(
        canvas: canvas, painted: [canvas.bounds], caret: nil, hits: frame.hits, until: frame.until,
        nextFrame: [frame.nextFrame, next].compactMap(\.self).min())
    }
    slide = nil
    guard slidden != nil else { return frame }
    slidden = nil
    return Frame(
      canvas: screen, painted: [screen.bounds], caret: frame.caret, hits: frame.hits,
      until: frame.until, nextFrame: frame.nextFrame)
  }

  private func holds(for presentation: Presentation, on size: Size) -> Bool {
    size == screen.size && self.presentation?.hasSameLook(as: presentation) == true
  }

  /// Paints everything.
  private mutating func begin(
    with wanted: [Tile], on size: Size, by presentation: Presentation
  ) -> [Rect] {
    ground = Self.wallpaper(on: size, by: presentation)
    (screen, tiles, gone) = (ground, wanted.map(PaintedTile.init), [])
    for index in tiles.indices {
      paint(index, by: presentation, now: nil)
      stamp(index)
    }
    return [screen.bounds]
  }

  /// Paints what is new or changed and uncovers what was behind removed tiles; returns the areas.
  private mutating func show(
    _ wanted: [Tile], by presentation: Presentation, now instant: Duration?
  ) -> [Rect] {
    let wasLayered = isLayered
    let gone = adopt(wanted)
    let changes = changes(at: presentation.surroundings.date, behind: gone, now: instant)
    let changed = gone + changes.map { tiles[$0.index].area }
    guard !changed.isEmpty else { return [] }
    guard isLayered || wasLayered else {
      for place in gone { screen.draw(ground.cropped(to: place), at: place.origin) }
      for change in changes {
        if change.isStale { paint(change.index, by: presentation, now: instant) }
        stamp(change.index)
      }
      return changed
    }
    screen = ground
    var rest = changes[...]
    for index in tiles.indices {
      if let change = rest.first, change.index == index {
        if change.isStale { paint(index, by: presentation, now: instant) }
        rest.removeFirst()
      }
      stamp(index)
    }
    // An edge through a wide glyph changes its other half too.
    return changed.map { $0.widened(by: 1) }
  }

  private var isLayered: Bool { tiles.contains { $0.layer > 0 } }

  /// Takes the new tiles with their known pictures; returns the areas where tiles are gone.
  private mutating func adopt(_ wanted: [Tile]) -> [Rect] {
    let painted = tiles + gone
    let known = Dictionary(zip(painted.map(\.id), painted.indices)) { first, _ in first }
    let places = Dictionary(wanted.map { ($0.id, $0) }) { first, _ in first }
    let left = tiles.filter { !$0.stands(as: places[$0.id]) }.map(\.area)
    keep(tiles, besides: places)
    tiles = wanted.map { other in
      guard let index = known[other.id] else { return PaintedTile(other) }
      var tile = painted[index]
      tile.become(other)
      return tile
    }
    return left
  }

  /// Keeps the pictures of widgets that leave the screen, as far as two screens hold them.
  private mutating func keep(_ tiles: [PaintedTile], besides places: [SlotID: Tile]) {
    let leaving = tiles.filter { places[$0.id] == nil && $0.isWidget }.map { tile in
      var tile = tile
      tile.leave()
      return tile
    }
    gone = gone.filter { places[$0.id] == nil } + leaving
    var area = gone.reduce(0) { $0 + $1.frame.size.area }
    while area > 2 * screen.size.area, !gone.isEmpty { area -= gone.removeFirst().frame.size.area }
  }

  /// A tile that has to be drawn again, and maybe painted before.
  private typealias Change = (index: Int, isStale: Bool)

  /// The tiles to paint, which are those that look different and those in front of a change, and the
  /// tiles that move.
  private mutating func changes(
    at date: Date, behind gone: [Rect], now instant: Duration?
  ) -> [Change] {
    var (changed, changes): ([Rect], [Change]) = (gone, [])
    for index in tiles.indices {
      let isMoved = tiles[index].move(at: instant)
      let area = tiles[index].area
      let isOverChange =
        tiles[index].layer > 0 && changed.contains { $0.widened(by: 1).meets(area) }
      let isStale = isOverChange || !tiles[index].holds(at: date)
      guard isStale || isMoved else { continue }
      changed.append(area)
      changes.append((index, isStale))
    }
    return changes
  }

  private mutating func paint(
    _ index: Int, by presentation: Presentation, now instant: Duration?
  ) {
    let behind = (tiles[index].layer > 0 ? screen : ground).cropped(to: tiles[index].frame)
    tiles[index].paint(over: behind, by: presentation, now: instant)
  }

  private mutating func stamp(_ index: Int) {
    tiles[index].arrive()
    guard let canvas = tiles[index].canvas else { return }
    let (frame, area) = (tiles[index].frame, tiles[index].area)
    if area == frame {
      screen.draw(canvas, at: frame.origin)
    } else {
      screen.draw(
        canvas.cropped(to: area.offset(by: .zero - frame.origin)), at: area.origin)
    }
  }
}

extension Rect {
  fileprivate func widened(by columns: Int) -> Rect {
    Rect(
      x: origin.x - columns, y: origin.y, width: size.width + 2 * columns, height: size.height)
  }
}

extension Pictures {
  /// What lies behind all tiles.
  static func wallpaper(on size: Size, by presentation: Presentation) -> Canvas {
    var canvas = Canvas(size: size)
    if presentation.shownWallpaper.path != nil, let picture = presentation.picture {
      canvas.lay(picture, by: presentation)
      return canvas
    }
    let wallpaper = Node(archiving: presentation.shownWallpaper, in: presentation.environment)
    _ = TileContent(wallpaper).draw(on: &canvas, by: presentation, as: .wallpaper)
    return canvas
  }
}

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
        let upper = tints[pixels[x, 2 * y], x, 2 * y]
        let lower = tints[pixels[x, 2 * y + 1], x, 2 * y + 1]
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
