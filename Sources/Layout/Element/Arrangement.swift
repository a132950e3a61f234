import Cells

/// How a kind of node answers a proposal, and what it draws where.
protocol Arrangement {
  /// Stacks serve what has a higher priority first.
  var priority: Double { get }
  /// Whether it is nothing but room, which needs no distance to its neighbours.
  var isSpacer: Bool { get }

  func size(for proposal: Proposal) -> Size
  func place(in frame: Rect) -> Box
}

extension Arrangement {
  var priority: Double { 0 }
  var isSpacer: Bool { false }
}
