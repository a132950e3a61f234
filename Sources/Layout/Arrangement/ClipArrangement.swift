import Cells
import Views

/// A child that shows only inside a shape.
struct ClipArrangement: Arrangement {
  private let mask: DrawnShape
  private let child: Element

  init(_ clip: ClipNode, child: Element, in surroundings: Surroundings) {
    let shape = ShapeNode(
      outline: clip.outline, isEvenOdd: clip.isEvenOdd, paint: Paint(Color.black))
    mask = DrawnShape(shape, in: surroundings)
    self.child = child
  }

  var priority: Double { child.arrangement.priority }

  func size(for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    child.textRows(in: size, for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    var box = Box(frame: frame, children: [child.place(in: frame, for: proposal)])
    box.mask = mask
    return box
  }
}
