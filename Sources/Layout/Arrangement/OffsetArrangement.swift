import Cells
import Views

/// A child drawn at a distance from its position.
struct OffsetArrangement: Arrangement {
  private let distance: Point
  private let child: Element

  init(_ offset: OffsetNode, child: Element, in metric: Metric) {
    distance = Point(
      x: metric.cells(offset.x, along: .horizontal), y: metric.cells(offset.y, along: .vertical))
    self.child = child
  }

  var priority: Double { child.arrangement.priority }

  func size(for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame, children: [child.place(in: frame.offset(by: distance), for: proposal)])
  }
}
