import System
import Boards
import Cells
import Layout

/// The transition of a tile from one content to another.
struct Motion: Sendable {
  /// The previous content.
  let old: TileContent
  let course: Course
  private let passage: Passage
  private let background: Canvas
  private let ground: Canvas
  private let room: Rect
  private let edge: TileEdge?
  private let look: Look
  private let signs: PlacedSigns
  private var lastFrame: Int?

  /// Fails if nothing moves. Both contents are laid out for the present, so that passing time alone
  /// moves nothing.
  init?(
    of subject: TileSubject, _ content: TileContent, from old: TileContent, on course: Course,
    over ground: Canvas,
    by presentation: Presentation
  ) {
    let layout = content.laidOut(in: ground.size, by: presentation)
    let before = old.laidOut(in: ground.size, by: presentation)
    guard before.room == layout.room else { return nil }
    look = presentation.look
    signs = layout.drawn(subject.signs, presentation.surroundings.glyphs)
    var background = ground
    layout.drawBackground(on: &background, look: look)
    let passage = Passage(
      from: before.content, to: layout.content, over: background.cropped(to: layout.room),
      look: look)
    guard let passage else { return nil }
    (self.old, self.course, self.passage) = (old, course, passage)
    (self.background, self.ground, room, edge) = (
      background, ground, layout.room, subject.edge(in: look)
    )
  }

  /// The next instant at which the picture changes.
  var nextFrame: Duration { course.end(ofFrame: lastFrame ?? 0) }

  /// The tile at a frame; nil if that frame was the last one drawn.
  mutating func canvas(inFrame frame: Int) -> Canvas? {
    guard frame != lastFrame else { return nil }
    lastFrame = frame
    var canvas = background
    canvas.draw(passage.canvas(at: course.share(ofFrame: frame)), at: room.origin)
    signs.draw(on: &canvas, over: background, look: look)
    edge?.draw(on: &canvas, over: ground, look: look)
    return canvas
  }
}

/// The frames of a motion: few, evenly spaced, and at the same instants for everything that moves.
struct Course: Hashable, Sendable {
  /// The same for all motions that begin before the next frame.
  private let beginning: Duration
  private let frameCount: Int

  /// The duration of a frame.
  static let step = Duration.milliseconds(40)

  /// Usually eight frames with the final picture.
  init(beginningAt instant: Duration, frames: Int = 7) {
    frameCount = frames
    let beat = Self.step.components.attoseconds
    beginning =
      instant
      - Duration(secondsComponent: 0, attosecondsComponent: instant.components.attoseconds % beat)
  }

  /// The frame at an instant; nil when the motion is over.
  func frame(at instant: Duration) -> Int? {
    let passed = (instant - beginning) / Self.step
    return passed < Double(frameCount) ? max(0, Int(bounded: max(0, passed))) : nil
  }

  func end(ofFrame frame: Int) -> Duration { beginning + Self.step * (frame + 1) }

  /// The progress at a frame, eased at both ends.
  func share(ofFrame frame: Int) -> Double {
    let time = Double(frame) / Double(frameCount)
    return time * time * (3 - 2 * time)
  }
}

/// The way of a whole picture out of the screen while another follows it.
struct Slide: Sendable {
  enum Way: Hashable, Sendable { case left, right, up, down }

  private let old: Canvas
  private let way: Way
  private let course: Course

  init(from old: Canvas, _ way: Way, beginningAt instant: Duration) {
    (self.old, self.way) = (old, way)
    course = Course(beginningAt: instant, frames: Self.frameCount)
  }

  /// Few, because each shows the whole screen anew; with the final picture, six.
  private static let frameCount = 5

  /// The picture on the way to another one, and the instant of the next; nil once that is reached.
  func picture(towards new: Canvas, at instant: Duration) -> (Canvas, next: Duration)? {
    guard new.size == old.size, let frame = course.frame(at: instant) else { return nil }
    let left = 1 - Double(frame + 1) / Double(Self.frameCount + 1)
    // Fast at first, so that a key is seen to do something.
    let share = 1 - left * left
    let (across, down) = (
      Int(bounded: (share * Double(old.size.width)).rounded()),
      Int(bounded: (share * Double(old.size.height)).rounded())
    )
    let (gone, coming): (Point, Point) =
      switch way {
      case .left: (Point(x: -across, y: 0), Point(x: old.size.width - across, y: 0))
      case .right: (Point(x: across, y: 0), Point(x: across - old.size.width, y: 0))
      case .up: (Point(x: 0, y: -down), Point(x: 0, y: old.size.height - down))
      case .down: (Point(x: 0, y: down), Point(x: 0, y: down - old.size.height))
      }
    var canvas = Canvas(size: old.size)
    canvas.draw(old, at: gone)
    canvas.draw(new, at: coming)
    return (canvas, course.end(ofFrame: frame))
  }
}

/// The page of a place that fills the screen.
struct Scene: Hashable, Sendable {
  let place: BoardPlace
  let page: Int

  /// The way that the picture goes from here to another scene; nil if it doesn't slide. Today View lies
  /// left of the Home Screen, StandBy below everything, and the Lock Screen above. It comes at once, so
  /// that nothing private stays.
  func way(to other: Scene) -> Slide.Way? {
    switch (place, other.place) {
    case _ where other == self: nil
    case (_, .lock), (.standBy, .standBy), (.today, .today): nil
    case (.home, .home): other.page > page ? .left : .right
    case (.today, _): .left
    case (.home, .today): .right
    case (.lock, _), (.home, .standBy): .up
    case (.standBy, _): .down
    }
  }
}

extension Home {
  /// What fills the screen; nil if something lies in front of it or it isn't a board.
  var scene: Scene? {
    guard let front = seen.last.map({ fronts[$0] }), let place = front.place, seen.count == 1 else {
      return nil
    }
    return Scene(place: place, page: place == .home ? context.boards[place].page : 0)
  }
}

extension Presentation {
  /// Whether to animate: never with reduced motion, in Always-On, in mono or in ASCII.
  var showsMotion: Bool {
    guard !preferences.accessibility.reducesMotion, surroundings.glyphs != .ascii else {
      return false
    }
    let look = look
    return !look.isLuminanceReduced && look.depth != .mono
  }
}
