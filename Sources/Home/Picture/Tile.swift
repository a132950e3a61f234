import Cells
import FoundationEssentials
import Layout

/// A slot as it was painted last, painted again only when what it depends on changes.
struct Tile: Sendable {
  let id: SlotID
  private(set) var layer: Int
  private(set) var subject: TileSubject
  private(set) var painting: Painting?
  /// Whether what was painted is still what it is to show.
  private var isCurrent = false
  private var motion: Motion?
  /// What of it is on the screen.
  private(set) var canvas: Canvas?

  init(_ id: SlotID, layer: Int, _ subject: TileSubject) {
    (self.id, self.layer, self.subject) = (id, layer, subject)
  }

  var frame: Rect { subject.frame }

  /// The date until which it looks as it was painted.
  var until: Date? { painting?.until }

  /// Where on the screen the next character goes that is typed.
  var caret: Point? { painting?.caret.map { $0 + frame.origin } }

  /// The instant at which a motion goes on; nil while the tile is at rest.
  var nextFrame: Duration? { motion?.nextFrame }

  /// Becomes another tile of the same slot, and keeps what was painted of it. What is equal to what
  /// it was takes its place, for it will be found the very same with the next frame.
  mutating func become(_ other: Tile) {
    (layer, subject) = (other.layer, other.subject)
    isCurrent = painting?.subject == subject
    if isCurrent { painting?.subject = subject }
  }

  /// Whether it looks as it did, as far as it doesn't move.
  func holds(at date: Date) -> Bool { isCurrent && painting?.holds(at: date) == true }

  /// Paints the tile over what lies behind it. Without an instant nothing moves.
  mutating func paint(over ground: Canvas, by presentation: Presentation, now instant: Duration?) {
    let presentation = presentation.showing(subject.traits)
    motion = instant.flatMap { motion(at: $0, over: ground, by: presentation) }
    painting = Painting(of: subject, over: ground, by: presentation)
    isCurrent = true
    canvas = painting?.canvas
    _ = move(at: instant)
  }

  /// Goes on with a motion, and tells whether the tile looks different then.
  mutating func move(at instant: Duration?) -> Bool {
    guard motion != nil else { return false }
    if let frame = instant.flatMap({ motion?.course.frame(at: $0) }) {
      guard let picture = motion?.canvas(inFrame: frame) else { return false }
      canvas = picture
    } else {
      motion = nil
      canvas = painting?.canvas
    }
    return true
  }

  /// How it gets from what it showed to what it shows now; only another content moves.
  private func motion(
    at instant: Duration, over ground: Canvas, by presentation: Presentation
  ) -> Motion? {
    guard let before = painting?.subject, before.frame == frame,
      let content = subject.content, let old = before.content
    else { return nil }
    let isSame = old == content
    guard let start = isSame ? motion?.old : old else { return nil }
    let course = isSame ? motion?.course : nil
    return Motion(
      of: subject, content, from: start, on: course ?? Course(beginningAt: instant), over: ground,
      by: presentation)
  }
}
