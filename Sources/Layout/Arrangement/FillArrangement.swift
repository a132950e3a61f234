import Cells
import Views

/// A paint that fills the room it is offered.
struct FillArrangement: Arrangement {
  let fill: FillNode

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame, drawing: .fill(fill.paint), transition: fill.transition)
  }
}
