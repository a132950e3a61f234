import Cells
import Views

extension ShapeNode {
  /// The line that shows the shape's stroke, if that is so thin that blocks would be too thick.
  func border(in tier: GlyphTier) -> Border? {
    guard let stroke, stroke.lineWidth > 0, stroke.lineWidth <= Self.thinnest, stroke.dash.isEmpty,
      let isRound = isRoundBox
    else { return nil }
    return Border(paint: paint, isRound: isRound, tier: tier)
  }

  /// The line that stands for the shape where it is the ground of something and there are no
  /// colours.
  func groundLine(in tier: GlyphTier) -> Border? {
    guard stroke == nil, let isRound = isRoundBox else { return nil }
    return Border(paint: Paint(.primary), isRound: isRound, tier: tier)
  }

  /// Whether its corners are round; nil unless it is a box whose sides lie on its outermost cells.
  private var isRoundBox: Bool? {
    guard turn == .zero, outline.isWhole, outline.transforms.isEmpty, outline.inset < 8 else {
      return nil
    }
    return switch outline.form {
    case .rectangle(let radii): radii != RectangleCornerRadii()
    case .capsule, .containerRelative: true
    case .circle, .ellipse, .path, .elastic: nil
    }
  }

  /// In points.
  private static let thinnest = 2.0
}
