import Cells

/// How a kind of node answers a proposal, and what it draws where.
protocol Arrangement {
  /// Stacks serve what has a higher priority first.
  var priority: Double { get }
  /// Whether it is nothing but room, which needs no distance to its neighbours.
  var isSpacer: Bool { get }

  func size(for proposal: Proposal) -> Size
  /// Places itself in a frame of the size that it answered to the proposal.
  func place(in frame: Rect, for proposal: Proposal) -> Box
}

extension Arrangement {
  var priority: Double { 0 }
  var isSpacer: Bool { false }
}
