import Cells
import Views

/// A child with its ideal length along some axes.
struct FixedSizeArrangement: Arrangement {
  private let axes: Axis.Set
  private let child: Element

  init(_ fixed: FixedSizeNode, child: Element) {
    axes = fixed.axes
    self.child = child
  }

  func size(for proposal: Proposal) -> Size {
    child.size(for: offer(for: proposal))
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame, children: [child.place(in: frame, for: offer(for: proposal))])
  }

  private func offer(for proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
