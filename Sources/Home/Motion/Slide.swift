import Cells

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
      Int((share * Double(old.size.width)).rounded()),
      Int((share * Double(old.size.height)).rounded())
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
