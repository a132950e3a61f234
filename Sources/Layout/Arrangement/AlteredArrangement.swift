import Cells

/// A child whose box is changed without changing its size.
struct AlteredArrangement: Arrangement {
  private let child: Element
  private let alter: (inout Box) -> Void
  let priority: Double

  init(child: Element, priority: Double? = nil, alter: @escaping (inout Box) -> Void = { _ in }) {
    self.child = child
    self.priority = priority ?? child.arrangement.priority
    self.alter = alter
  }

  var isSpacer: Bool { child.arrangement.isSpacer }
  var leastIdeal: Size { child.arrangement.leastIdeal }

  func size(for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    var box = Box(frame: frame, children: [child.place(in: frame, for: proposal)])
    alter(&box)
    return box
  }
}
