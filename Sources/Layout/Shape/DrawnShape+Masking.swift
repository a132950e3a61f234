import Cells
import Ink
import Views

extension DrawnShape {
  /// Restores the earlier contents of all cells outside the shape, and of parts of the cells on its
  /// edge.
  func restore(
    _ before: Canvas, around frame: Rect, clippedTo area: Rect, on canvas: inout Canvas, look: Look
  ) {
    guard !area.isEmpty else { return }
    let shape = figure(in: frame, of: canvas.bounds).moved(to: frame.origin)
    let showsEdges = tier != .ascii && look.depth != .mono
    if showsEdges { soften(shape, before, in: area, on: &canvas, look: look) }
    let reach = showsEdges ? Self.reach : 0
    for y in area.rows {
      for span in area.columns.spans(where: { shape.distance(toCell: $0, y) > reach }) {
        let part = Rect(x: span.lowerBound, y: y, width: span.count, height: 1)
        canvas.draw(before.cropped(to: part.offset(by: .zero - area.origin)), at: part.origin)
      }
    }
  }

  /// Draws the earlier contents over everything outside the shape.
  private func soften(
    _ shape: Figure, _ before: Canvas, in area: Rect, on canvas: inout Canvas, look: Look
  ) {
    let colors = CellColors(of: area) { point in
      let place = point - area.origin
      return before[place.x, place.y].ground ?? look.ground
    }
    let outside = Figure.difference(.rectangle(area.inInk.grownByCell, radius: 0), shape)
    let layer = Layer(outside, colors.shade)
    InkDrawing([layer.seen(from: area.origin)])
      .draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  /// The distance from the edge, in points, at which a cell's centre leaves the whole cell outside.
  private static let reach = 9.4
}

extension Figure {
  fileprivate func distance(toCell x: Int, _ y: Int) -> Double {
    distance(
      to: InkPoint(
        x: (Double(x) + 0.5) * InkCell.width, y: (Double(y) + 0.5) * InkCell.height))
  }
}

extension InkRect {
  /// A larger box, whose edges lie outside the area.
  fileprivate var grownByCell: InkRect {
    InkRect(
      x: minimum.x - InkCell.height, y: minimum.y - InkCell.height,
      width: width + 2 * InkCell.height, height: height + 2 * InkCell.height)
  }
}

extension Range<Int> {
  /// The ranges of consecutive elements for which a condition holds.
  fileprivate func spans(where isPart: (Int) -> Bool) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for index in self where isPart(index) {
      if let last = spans.last, last.upperBound == index {
        spans[spans.count - 1] = last.lowerBound..<index + 1
      } else {
        spans.append(index..<index + 1)
      }
    }
    return spans
  }
}
