import Cells
import Views

/// The first child whose ideal size fits, or else the last.
struct ChoiceArrangement: Arrangement {
  private let axes: Axis.Set
  private let children: [Element]

  init(_ choice: ChoiceNode, children: [Element]) {
    axes = choice.axes
    self.children = children
  }

  func size(for proposal: Proposal) -> Size {
    chosen(for: proposal)?.size(for: proposal) ?? .zero
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let chosen = chosen(for: proposal)
    return Box(frame: frame, children: chosen.map { [$0.place(in: frame, for: proposal)] } ?? [])
  }

  private func chosen(for proposal: Proposal) -> Element? {
    children.first { child in
      let ideal = child.size(for: .ideal)
      let isNarrow = ideal.width <= proposal.width ?? Metric.unbounded
      let isLow = ideal.height <= proposal.height ?? Metric.unbounded
      return (isNarrow || !axes.contains(.horizontal)) && (isLow || !axes.contains(.vertical))
    } ?? children.last
  }
}
