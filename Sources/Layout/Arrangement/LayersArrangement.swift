import Cells
import Views

/// Children on top of one another, as large as the largest.
struct LayersArrangement: Arrangement {
  private let alignment: Alignment
  private let children: [Element]

  init(alignment: Alignment, children: [Element]) {
    self.alignment = alignment
    self.children = children
  }

  func size(for proposal: Proposal) -> Size {
    let sizes = children.map { $0.size(for: proposal) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let boxes = children.map { child in
      child.place(
        in: alignment.place(child.size(for: proposal), in: frame), for: proposal)
    }
    return Box(frame: frame, children: boxes)
  }
}
