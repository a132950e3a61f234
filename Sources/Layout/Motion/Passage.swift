package import Cells
import Views

/// An animation from one picture to another. Drawings that ask for it move; everything else changes
/// at once.
package struct Passage: Sendable {
  private let old: Box
  private let new: Box
  private let ground: Canvas
  private let look: Look
  private let after: Canvas
  private let fade: CrossFade
  private let writings: [Rect]

  /// Fails if nothing moves between the two boxes.
  package init?(from old: Box, to new: Box, over ground: Canvas, look: Look) {
    (self.old, self.new, self.ground, self.look) = (old, new, ground, look)
    let after = ground.showing(new, look)
    let writings = old.writings + new.writings
    var isRolling = false
    var fading: [CrossFade.Area] = []
    let replaced = new.turning(from: old) { old, new in
      guard RollingLine(from: old, to: new) == nil else {
        isRolling = true
        return new
      }
      guard look.hasShades, !new.isGround(of: writings) else { return new }
      fading.append(
        CrossFade.Area(
          place: after.room(for: new.frame, after: old.frame, over: ground),
          keepsSame: new.isPlain && old.isPlain
            || new.transition.isNumeric && new.isWritten && old.isWritten))
      return old
    }
    guard isRolling || !fading.isEmpty else { return nil }
    let before = fading.isEmpty ? after : ground.showing(replaced, look)
    fade = CrossFade(before: before, after: after, areas: fading, ground: look.ground)
    self.after = after
    self.writings = writings
  }

  /// The picture at a share of the way; 1 is the new one.
  package func canvas(at share: Double) -> Canvas {
    guard share < 1 else { return after }
    var canvas = ground.showing(box(at: max(0, share)), look)
    fade.draw(on: &canvas, at: max(0, share))
    return canvas
  }

  /// The new box, with rolling letters and without the drawings that fade.
  private func box(at share: Double) -> Box {
    new.turning(from: old) { old, new in
      let line = RollingLine(from: old, to: new)
      guard line != nil || look.hasShades && !new.isGround(of: writings) else { return new }
      var box = new
      box.drawing = line.map { .rolling($0, share: share) }
      box.frame = after.room(for: new.frame, after: old.frame, over: ground)
      return box
    }
  }
}

extension Box {
  /// Whether the box shows text in rows.
  fileprivate var isWritten: Bool { if case .text = drawing { true } else { false } }

  /// Whether text lies on top of the box, which would fade along with it.
  fileprivate func isGround(of writings: [Rect]) -> Bool {
    isPlain && writings.contains { $0.meets(frame) }
  }

  /// Whether the box shows only a shape or colour, on which other content may lie.
  fileprivate var isPlain: Bool {
    switch drawing {
    case .shape, .fill, .chart: true
    default: false
    }
  }
}

extension Canvas {
  fileprivate func showing(_ box: Box, _ look: Look) -> Canvas {
    var canvas = self
    box.paint(on: &canvas, look: look, clippedTo: bounds)
    return canvas
  }

  /// The area of a drawing that moves; includes its old frame unless other content is there now.
  fileprivate func room(for new: Rect, after old: Rect, over ground: Canvas) -> Rect {
    let both = new.union(old).intersection(bounds)
    let isFree = both.rows.allSatisfy { y in
      both.columns.allSatisfy { new.contains(Point(x: $0, y: y)) || self[$0, y] == ground[$0, y] }
    }
    return isFree ? both : new.intersection(bounds)
  }
}
