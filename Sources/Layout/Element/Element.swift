import Cells
import Views

/// A node ready to be measured. It remembers its answers, because otherwise each level of nested
/// stacks would double the measuring.
final class Element {
  private let node: Node
  private let surroundings: Surroundings
  private var known: (any Arrangement)?
  private var answers: [(proposal: Proposal, size: Size)] = []
  private var rowAnswers: [(proposal: Proposal, size: Size, rows: ClosedRange<Int>?)] = []

  init(_ node: Node, in surroundings: Surroundings) {
    self.node = node
    self.surroundings = surroundings
  }

  /// Created on first use, because most alternatives of a choice are never tried.
  var arrangement: any Arrangement {
    if let known { return known }
    let arrangement = Self.arrangement(of: node, in: surroundings)
    known = arrangement
    return arrangement
  }

  func size(for proposal: Proposal) -> Size {
    if let answer = answers.first(where: { $0.proposal == proposal }) { return answer.size }
    let size = arrangement.size(for: proposal)
    answers.append((proposal, size))
    return size
  }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    let known = rowAnswers.first { $0.proposal == proposal && $0.size == size }
    if let known { return known.rows }
    let rows = arrangement.textRows(in: size, for: proposal)
    rowAnswers.append((proposal, size, rows))
    return rows
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    arrangement.place(in: frame, for: proposal)
  }

  func flexibility(along axis: Axis, across other: Int?) -> Flexibility {
    func length(_ proposal: Int) -> Int {
      size(for: Proposal(along: axis, proposal, across: other))[axis]
    }
    let minimum = length(0)
    return Flexibility(
      minimum: minimum,
      maximum: max(minimum, min(length(Metric.unbounded), Metric.unbounded)),
      priority: arrangement.priority)
  }
}
