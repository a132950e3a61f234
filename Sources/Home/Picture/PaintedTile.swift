import Cells
import FoundationEssentials
import Layout

/// A tile with its picture, painted again only when something it depends on changes.
struct PaintedTile: Sendable {
  private(set) var tile: Tile
  private(set) var painting: Painting?
  /// Whether what was painted is still what it is to show.
  private var isCurrent = false
  private var motion: Motion?
  /// The part of it that is on the screen.
  private(set) var canvas: Canvas?
  /// Whether it was painted over the wallpaper rather than over other tiles.
  private var isOnGround = false
  /// Whether it wasn't on the screen for a time, and isn't yet again.
  private var isBack = false

  init(_ tile: Tile) {
    self.tile = tile
  }

  var id: SlotID { tile.id }
  var layer: Int { tile.layer }
  var isWidget: Bool { tile.subject.traits != nil }
  var frame: Rect { tile.frame }
  /// The part of the frame that is seen.
  var area: Rect { tile.area }

  /// The date until which the picture holds.
  var until: Date? { painting?.until }

  /// The position of the text cursor on the screen.
  var caret: Point? { painting?.caret.map { $0 + frame.origin } }

  /// The instant of the next animation frame; nil at rest.
  var nextFrame: Duration? { motion?.nextFrame }

  /// Whether it has the frame, the seen part of it and the layer of another tile.
  func stands(as other: Tile?) -> Bool {
    frame == other?.frame && area == other?.area && layer == other?.layer
  }

  /// Becomes another tile of the same slot, and keeps what was painted of it.
  mutating func become(_ other: Tile) {
    let isAlike = painting?.tile.subject == other.subject
    // A widget's content is too large to be kept twice.
    if isAlike { painting?.tile = other }
    // A higher layer is painted over other tiles, the lowest one over the ground.
    isCurrent =
      isAlike && tile.area == other.area && (tile.layer == 0) == (other.layer == 0)
    tile = other
  }

  /// Whether it looks as it did, as far as it doesn't move.
  func holds(at date: Date) -> Bool { isCurrent && painting?.holds(at: date) == true }

  /// Paints the tile over what lies behind it. Without an instant, nothing moves.
  mutating func paint(over ground: Canvas, by presentation: Presentation, now instant: Duration?) {
    let presentation = presentation.showing(tile.subject.traits)
    motion = instant.flatMap { motion(at: $0, over: ground, by: presentation) }
    let isSameGround = isOnGround && layer == 0 && painting?.tile.frame == frame
    painting =
      painting?.redrawn(as: tile, over: ground, isSameGround: isSameGround, by: presentation)
      ?? Painting(of: tile, over: ground, by: presentation)
    (isCurrent, isOnGround) = (true, layer == 0)
    canvas = painting?.canvas
    _ = move(at: instant)
  }

  /// Leaves the screen, and keeps its picture for a return.
  mutating func leave() {
    (motion, canvas, isBack) = (nil, painting?.canvas, true)
  }

  /// Is on the screen.
  mutating func arrive() { isBack = false }

  /// Continues the animation; returns whether the picture on the screen changes.
  mutating func move(at instant: Duration?) -> Bool {
    guard motion != nil else { return isBack }
    if let frame = instant.flatMap({ motion?.course.frame(at: $0) }) {
      guard let picture = motion?.canvas(inFrame: frame) else { return false }
      canvas = picture
    } else {
      motion = nil
      canvas = painting?.canvas
    }
    return true
  }

  /// The animation to the current content; nil if there is nothing to animate. One that is under
  /// way continues on its course.
  private func motion(
    at instant: Duration, over ground: Canvas, by presentation: Presentation
  ) -> Motion? {
    guard !isBack, let before = painting?.tile, before.frame == frame,
      let content = tile.subject.content, let old = before.subject.content
    else { return nil }
    let isSame = old == content
    guard let start = isSame ? motion?.old : old else { return nil }
    let course = isSame ? motion?.course : nil
    return Motion(
      of: tile.subject, content, from: start, on: course ?? Course(beginningAt: instant),
      over: ground, by: presentation)
  }
}

/// The picture of a tile with its targets, and the conditions for which it holds.
struct Painting: Sendable {
  fileprivate(set) var tile: Tile
  let canvas: Canvas
  let targets: TileTargets
  /// The position of the text cursor in the tile.
  let caret: Point?
  /// The date until which the picture holds; nil for ever.
  let until: Date?
  /// The date at which it was painted.
  let date: Date
  /// The tile without its edge; nil unless it has one.
  private let plain: Canvas?
  /// The layout, for what fills the tile behind its content; nil unless it has an edge.
  private let layout: CachedLayout?

  /// Paints the tile over the part of the screen behind it.
  init(of tile: Tile, over ground: Canvas, by presentation: Presentation) {
    self.tile = tile
    date = presentation.surroundings.date
    var canvas = ground
    let subject = tile.subject
    let layout = subject.drawMatter(on: &canvas, by: presentation, reusing: tile.layout)
    until = layout?.until
    (targets, caret) = layout?.layout.targets ?? (TileTargets(), nil)
    plain = subject.edge == nil ? nil : canvas
    self.layout = subject.edge == nil ? nil : layout
    subject.drawEdge(on: &canvas, over: ground, by: presentation)
    self.canvas = canvas
  }

  /// The same with another edge or in another place, without measuring and drawing the rest anew; nil
  /// if more is different, or another ground shows through it.
  func redrawn(
    as tile: Tile, over ground: Canvas, isSameGround: Bool, by presentation: Presentation
  ) -> Painting? {
    guard let plain, holds(at: presentation.surroundings.date), tile.subject.edge != nil,
      tile.subject.isAlike(self.tile.subject),
      isSameGround || coversGround(in: presentation.look)
    else { return nil }
    var canvas = plain
    tile.subject.drawEdge(on: &canvas, over: ground, by: presentation)
    return Painting(of: tile, canvas, as: self)
  }

  private init(of tile: Tile, _ canvas: Canvas, as other: Painting) {
    (self.tile, self.canvas) = (tile, canvas)
    (targets, caret, until) = (other.targets, other.caret, other.until)
    (date, plain, layout) = (other.date, other.plain, other.layout)
  }

  /// Whether what lies behind shows only at the edge: found out when it matters, for it takes two more
  /// paintings of the background.
  private func coversGround(in look: Look) -> Bool {
    layout?.layout.background?.coversGround(in: look) == true
  }

  /// A date before the painting's own comes of a clock set back.
  func holds(at date: Date) -> Bool { date >= self.date && until.map { date < $0 } ?? true }
}
