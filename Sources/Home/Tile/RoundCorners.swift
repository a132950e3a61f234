import Cells
import Ink
import Layout
import Views

/// The corners of a tile, rounded so that what lies behind it is seen there.
struct RoundCorners {
  let medium: Medium

  func draw(on canvas: inout Canvas, over ground: Canvas) {
    let tile = Ink.Box(
      x: 0, y: 0, width: Double(canvas.size.width) * Metric.cell.width,
      height: Double(canvas.size.height) * Metric.cell.height)
    let outside = Figure.difference(
      .rectangle(tile, radius: 0), .rectangle(tile, radius: 2.5 * Metric.cell.width))
    for corner in canvas.size.cornerAreas {
      let origin = corner.origin
      let shade = Shade.varying { place in
        let x = Metric.cells(place.x, along: .horizontal, .down)
        let y = Metric.cells(place.y, along: .vertical, .down)
        return ground[origin.x + x, origin.y + y].style.background ?? .black
      }
      let layer = Layer(
        outside.moved(
          x: -Double(origin.x) * Metric.cell.width, y: -Double(origin.y) * Metric.cell.height),
        shade)
      Picture([layer]).draw(on: &canvas, in: corner, with: medium)
    }
  }
}

extension Size {
  /// The cells that a round corner may touch.
  fileprivate var cornerAreas: [Rect] {
    let (across, down) = (min(3, width / 2), min(2, height / 2))
    return [0, width - across].flatMap { x in
      [0, height - down].map { Rect(x: x, y: $0, width: across, height: down) }
    }
  }
}
