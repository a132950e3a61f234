import Cells
import Views

/// A paint that fills the room it is offered.
struct FillArrangement: Arrangement {
  private let fill: FillNode
  private let metric: Metric

  init(_ fill: FillNode, in metric: Metric) {
    self.fill = fill
    self.metric = metric
  }

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame, drawing: .fill(metric.scaled(fill.paint)), transition: fill.transition)
  }
}
