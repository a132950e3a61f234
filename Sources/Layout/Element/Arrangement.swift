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
  /// From its first to its last row of text, counted from its top on.
  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>?
}

extension Arrangement {
  var priority: Double { 0 }
  var isSpacer: Bool { false }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    place(in: Rect(origin: .zero, size: size), for: proposal).textRows
  }
}
