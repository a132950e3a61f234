import Cells

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
