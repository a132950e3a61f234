import Cells
import Views

/// A child with space around it.
struct PaddingArrangement: Arrangement {
  private let top: Int
  private let leading: Int
  private let bottom: Int
  private let trailing: Int
  private let child: Element

  /// The default padding, in points.
  private static let usual = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  init(_ padding: PaddingNode, child: Element, in metric: Metric) {
    let insets = padding.insets ?? Self.usual
    func gap(_ edge: Edge.Set, _ points: Double, _ axis: Axis) -> Int {
      padding.edges.contains(edge) ? metric.gap(points, along: axis) : 0
    }
    top = gap(.top, insets.top, .vertical)
    leading = gap(.leading, insets.leading, .horizontal)
    bottom = gap(.bottom, insets.bottom, .vertical)
    trailing = gap(.trailing, insets.trailing, .horizontal)
    self.child = child
  }

  var priority: Double { child.arrangement.priority }

  func size(for proposal: Proposal) -> Size {
    let size = child.size(for: offer(for: proposal))
    return Size(
      width: size.width + leading + trailing, height: size.height + top + bottom)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let inside = Rect(
      origin: frame.origin + Point(x: leading, y: top),
      size: Size(
        width: frame.size.width - leading - trailing,
        height: frame.size.height - top - bottom))
    return Box(frame: frame, children: [child.place(in: inside, for: offer(for: proposal))])
  }

  private func offer(for proposal: Proposal) -> Proposal {
    proposal.less(width: leading + trailing, height: top + bottom)
  }
}
