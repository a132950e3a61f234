import Cells
import Timelines

extension Home {
  mutating func lock(_ isLocked: Bool) -> [Effect] {
    guard isLocked != self.isLocked else { return [] }
    setLock(isLocked)
    return [.keepLock(isLocked)]
  }

  mutating func setLock(_ isLocked: Bool) {
    presentation.isLocked = isLocked
    (controlFocus, panel) = (nil, nil)
    for id in controlStates.keys { controlStates[id]?.forgetFailures(because: .locked) }
    scene = Scene(size: size)
  }

  /// Has the tiles step back; what is said around them, and why nothing came of a tap, remains plain.
  func drawVeil(on canvas: inout Canvas, by presentation: Presentation) {
    let before = canvas
    Scrim(opacity: 0.5).draw(on: &canvas, by: presentation)
    for row in plainRows {
      canvas.restyle(row) { style, point in
        style.foreground = before[point.x, point.y].style.foreground
      }
    }
  }

  private var plainRows: [Rect] {
    let refused = shownWidgets.filter { controlStates[instances[$0].id]?.setback == .locked }
    return [plan.header, plan.footer].compactMap(\.self)
      + refused.compactMap { plan.board.places[$0].name }
  }
}
