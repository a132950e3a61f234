package import Cells
import Ink
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

/// Two pictures; in some areas, the first fades out and then the second fades in.
struct CrossFade: Sendable {
  let before: Canvas
  let after: Canvas
  let areas: [Area]
  /// The colour below everything.
  let ground: RGB

  struct Area: Sendable {
    let place: Rect
    /// Whether cells that are equal in both pictures stay.
    let keepsSame: Bool
  }

  /// Draws the areas at a share of the way.
  func draw(on canvas: inout Canvas, at share: Double) {
    let shown = share < 0.5 ? before : after
    let strength = abs(1 - 2 * share)
    for area in areas {
      for y in area.place.rows {
        for x in area.place.columns where !shown[x, y].isTail {
          let stays = area.keepsSame && before[x, y] == after[x, y]
          let below = canvas[x, y].style
          guard let cell = shown[x, y].faded(to: stays ? 1 : strength, over: below, ground) else {
            continue
          }
          canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
        }
      }
    }
  }
}

extension Cell {
  /// The cell faded to a strength over the cell below; nil if nothing is left of it.
  fileprivate func faded(to strength: Double, over below: Style, _ ground: RGB) -> Cell? {
    guard strength > 0 else { return nil }
    var cell = self
    let ground = below.background ?? ground
    cell.style.foreground = style.foreground.map { ground.mixed(with: $0, strength) }
    if style.background != below.background {
      cell.style.background = style.background.map { ground.mixed(with: $0, strength) }
    }
    return cell
  }
}

extension Box {
  /// The box with each drawing that should animate from its predecessor replaced. Predecessors are
  /// found by position in the tree.
  func turning(from old: Box, _ turned: (_ old: Box, _ new: Box) -> Box) -> Box {
    if turns(from: old) { return turned(old, self) }
    guard children.count == old.children.count else { return self }
    var box = self
    box.children = zip(old.children, children).map { $1.turning(from: $0, turned) }
    return box
  }

  /// Whether the drawing has changed, and both boxes ask for a transition.
  private func turns(from old: Box) -> Bool {
    let isAsked = transition.kind != .identity && old.transition.kind != .identity
    return isAsked && drawing != nil && old.drawing != nil && drawing != old.drawing
  }
}

extension RollingLine {
  /// Fails if the new box doesn't ask to roll, or if the lines differ in rows or size.
  init?(from old: Box, to new: Box) {
    guard new.transition.isNumeric,
      case .lettering(let oldLine) = old.drawing, case .lettering(let newLine) = new.drawing,
      oldLine.lettering.rows == newLine.lettering.rows, old.frame.rows == new.frame.rows
    else { return nil }
    self.init(
      from: oldLine, in: old.frame, to: newLine, in: new.frame,
      countsDown: new.transition.countsDown(from: old.transition))
  }
}
