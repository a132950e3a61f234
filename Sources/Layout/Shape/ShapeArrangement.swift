import Cells
import Views

/// A shape that fills the room it is offered.
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
    Box(frame: frame, drawing: drawing(in: frame.size), transition: shape.transition)
  }

  private func drawing(in size: Size) -> Drawing {
    let (tier, metric) = (surroundings.glyphs, surroundings.metric)
    if shape.isPlainRectangle, surroundings.thinness.isNone {
      return .fill(metric.scaled(shape.paint))
    }
    if let disc = shape.disc(of: metric, in: tier), size.height == 1, size.width < 4 {
      return .text([disc], alignment: .center)
    }
    if let border = shape.border(of: metric, in: tier), size.width > 1 { return .border(border) }
    return .shape(DrawnShape(shape, in: surroundings))
  }
}

extension ShapeNode {
  /// Whether the shape is its whole frame, so that no figure is needed.
  fileprivate var isPlainRectangle: Bool {
    stroke == nil && turn == .zero && outline == ShapeOutline(.rectangle(RectangleCornerRadii()))
  }

  /// The character for a circle on a single row; nil for other shapes.
  fileprivate func disc(of metric: Metric, in tier: GlyphTier) -> TextLine? {
    guard outline.form == .circle, outline.isWhole else { return nil }
    let glyph = stroke == nil || tier == .ascii ? tier.disc : Glyph("○")
    return TextLine(
      glyphs: [StyledGlyph(glyph: glyph, style: 0)],
      styles: [TextRunStyle(font: .body, paint: metric.scaled(paint))])
  }
}
