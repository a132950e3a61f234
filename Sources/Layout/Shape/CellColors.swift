import Cells
import Ink
import Views

/// A colour for each cell of an area, in which a figure is inked.
struct CellColors {
  private let size: Size
  private let colors: [RGB]

  init(of area: Rect, color: (Point) -> RGB) {
    size = area.size
    colors = area.rows.flatMap { y in area.columns.map { color(Point(x: $0, y: y)) } }
  }

  /// One colour where all are the same.
  var shade: Shade {
    guard let first = colors.first, colors.contains(where: { $0 != first }) else {
      return .plain(colors.first ?? .black)
    }
    return .varying { color(at: $0) }
  }

  private func color(at place: Place) -> RGB {
    let x = Metric.cells(place.x, along: .horizontal, .down)
    let y = Metric.cells(place.y, along: .vertical, .down)
    return colors[max(0, min(size.height - 1, y)) * size.width + max(0, min(size.width - 1, x))]
  }
}
