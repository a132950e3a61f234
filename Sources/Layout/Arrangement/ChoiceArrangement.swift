import Cells
import Views

/// The first child whose ideal size fits, or else the last. A class, because a child is archived and
/// measured only if none before it fits.
final class ChoiceArrangement: Arrangement {
  private let choice: ChoiceNode
  private let element: (Node) -> Element
  private var children: [Element] = []
  private var groupCount = 0

  init(_ choice: ChoiceNode, _ element: @escaping (Node) -> Element) {
    (self.choice, self.element) = (choice, element)
  }

  func size(for proposal: Proposal) -> Size {
    chosen(for: proposal)?.size(for: proposal) ?? .zero
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let chosen = chosen(for: proposal)
    return Box(frame: frame, children: chosen.map { [$0.place(in: frame, for: proposal)] } ?? [])
  }

  private func chosen(for proposal: Proposal) -> Element? {
    var index = 0
    while let child = child(index) {
      if fits(child, proposal) { return child }
      index += 1
    }
    return children.last
  }

  private func child(_ index: Int) -> Element? {
    while index >= children.count, let group = choice.group(groupCount) {
      children += group.map(element)
      groupCount += 1
    }
    return index < children.count ? children[index] : nil
  }

  /// A layout for larger tiles is mostly known by its frame not to fit, and needn't be measured.
  private func fits(_ child: Element, _ proposal: Proposal) -> Bool {
    hasRoom(for: child.arrangement.leastIdeal, proposal)
      && hasRoom(for: child.size(for: .ideal), proposal)
  }

  private func hasRoom(for ideal: Size, _ proposal: Proposal) -> Bool {
    let isNarrow = ideal.width <= proposal.width ?? Metric.unbounded
    let isLow = ideal.height <= proposal.height ?? Metric.unbounded
    return (isNarrow || !choice.axes.contains(.horizontal))
      && (isLow || !choice.axes.contains(.vertical))
  }
}
