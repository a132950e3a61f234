import Cells

/// The layout of one kind of node: its size for a proposal, and its box in a frame.
protocol Arrangement {
  /// The layout priority; stacks serve higher ones first.
  var priority: Double { get }
  /// Whether this is only space, which needs no gap to its neighbours.
  var isSpacer: Bool { get }
  /// What the ideal size doesn't fall below, told without measuring.
  var leastIdeal: Size { get }

  func size(for proposal: Proposal) -> Size
  /// Lays out the node in a frame of the size it answered to the proposal.
  func place(in frame: Rect, for proposal: Proposal) -> Box
  /// The rows from the first to the last line of text, counted from the top; nil without text.
  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>?
}

extension Arrangement {
  var priority: Double { 0 }
  var isSpacer: Bool { false }
  var leastIdeal: Size { .zero }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    place(in: Rect(origin: .zero, size: size), for: proposal).textRows
  }
}
