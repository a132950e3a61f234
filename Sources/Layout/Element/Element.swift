import Cells
import Views

/// A node ready to be measured, which remembers each size it has answered: without that, stacks in
/// stacks would be measured a number of times that doubles with each of them.
final class Element {
  let arrangement: any Arrangement
  private var answers: [(proposal: Proposal, size: Size)] = []

  init(_ arrangement: any Arrangement) {
    self.arrangement = arrangement
  }

  func size(for proposal: Proposal) -> Size {
    if let answer = answers.first(where: { $0.proposal == proposal }) { return answer.size }
    let size = arrangement.size(for: proposal)
    answers.append((proposal, size))
    return size
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
