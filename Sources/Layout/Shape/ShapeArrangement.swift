import Cells
import Views

/// A shape that takes all the room it is offered.
struct ShapeArrangement: Arrangement {
  private let shape: ShapeNode
  private let surroundings: Surroundings

  init(_ shape: ShapeNode, in surroundings: Surroundings) {
    self.shape = shape
    self.surroundings = surroundings
  }

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    if shape.isPlainRectangle { return Box(frame: frame, drawing: .fill(shape.paint)) }
    let drawn = DrawnShape(
      node: shape, tier: surroundings.glyphs, containerRadius: surroundings.containerRadius)
    return Box(frame: frame, drawing: .shape(drawn))
  }
}

extension ShapeNode {
  /// Whether it is all of its frame, for which no figure is needed.
  fileprivate var isPlainRectangle: Bool {
    stroke == nil && turn == .zero && outline == ShapeOutline(.rectangle(RectangleCornerRadii()))
  }
}
