import Cells
import Ink
import Views

/// A colour for each cell of an area, used to draw a figure.
struct CellColors {
  private let area: Rect
  private let colors: [RGB]

  init(of area: Rect, color: (Point) -> RGB) {
    self.area = area
    colors = area.rows.flatMap { y in area.columns.map { color(Point(x: $0, y: y)) } }
  }

  /// The shade; plain if all colours are equal.
  var shade: Shade {
    guard let first = colors.first, colors.contains(where: { $0 != first }) else {
      return .plain(colors.first ?? .black)
    }
    return .varying { color(at: $0) }
  }

  /// The colour at a place, or the nearest one outside the area.
  private func color(at place: InkPoint) -> RGB {
    let cell = place.cell - area.origin
    let (column, row) = (
      max(0, min(area.size.width - 1, cell.x)), max(0, min(area.size.height - 1, cell.y))
    )
    return colors[row * area.size.width + column]
  }
}
