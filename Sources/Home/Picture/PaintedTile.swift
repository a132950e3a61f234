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
    // A higher layer is painted over other tiles, the lowest one over the ground.
    isCurrent =
      painting?.subject == other.subject && tile.area == other.area
      && (tile.layer == 0) == (other.layer == 0)
    tile = other
  }

  /// Whether it looks as it did, as far as it doesn't move.
  func holds(at date: Date) -> Bool { isCurrent && painting?.holds(at: date) == true }

  /// Paints the tile over what lies behind it. Without an instant, nothing moves.
  mutating func paint(over ground: Canvas, by presentation: Presentation, now instant: Duration?) {
    let presentation = presentation.showing(tile.subject.traits)
    motion = instant.flatMap { motion(at: $0, over: ground, by: presentation) }
    let isSameGround = isOnGround && layer == 0 && painting?.subject.frame == frame
    painting =
      painting?.redrawn(
        as: tile.subject, over: ground, isSameGround: isSameGround, by: presentation)
      ?? Painting(of: tile.subject, over: ground, by: presentation, reusing: tile.layout)
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
    guard !isBack, let before = painting?.subject, before.frame == frame,
      let content = tile.subject.content, let old = before.content
    else { return nil }
    let isSame = old == content
    guard let start = isSame ? motion?.old : old else { return nil }
    let course = isSame ? motion?.course : nil
    return Motion(
      of: tile.subject, content, from: start, on: course ?? Course(beginningAt: instant),
      over: ground, by: presentation)
  }
}
