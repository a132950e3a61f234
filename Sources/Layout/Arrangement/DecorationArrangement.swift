import Cells
import Views

/// A child with a background or overlay of its size.
struct DecorationArrangement: Arrangement {
  private let isBehind: Bool
  private let child: Element
  private let layers: LayersArrangement

  init(_ decoration: DecorationNode, child: Element, nodes: [Element]) {
    isBehind = decoration.isBehind
    self.child = child
    layers = LayersArrangement(alignment: decoration.alignment, children: nodes)
  }

  var priority: Double { child.arrangement.priority }

  func size(for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    child.textRows(in: size, for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let box = child.place(in: frame, for: proposal)
    let decoration = layers.place(in: frame, for: Proposal(frame.size))
    return Box(frame: frame, children: isBehind ? [decoration, box] : [box, decoration])
  }
}
