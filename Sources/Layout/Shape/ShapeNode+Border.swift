import Cells
import Views

extension ShapeNode {
  /// The border that shows the shape's stroke; nil unless the stroke is too thin for blocks.
  func border(of metric: Metric, in tier: GlyphTier) -> Border? {
    guard let stroke, stroke.lineWidth > 0, stroke.lineWidth * metric.scale <= Self.thinnest,
      stroke.dash.isEmpty,
      let isRound = isRoundBox(of: metric)
    else { return nil }
    return Border(paint: metric.scaled(paint), isRound: isRound, tier: tier)
  }

  /// The border that replaces the shape as a background when there are no colours; nil unless it is
  /// a filled box.
  func groundLine(of metric: Metric, in tier: GlyphTier) -> Border? {
    guard stroke == nil, let isRound = isRoundBox(of: metric) else { return nil }
    return Border(paint: Paint(.primary), isRound: isRound, tier: tier)
  }

  /// Whether the box has round corners; nil unless it is a box whose sides are on its outermost
  /// cells.
  private func isRoundBox(of metric: Metric) -> Bool? {
    guard turn == .zero, outline.isWhole, outline.transforms.isEmpty,
      outline.inset < metric.cell.width
    else {
      return nil
    }
    return switch outline.form {
    case .rectangle(let radii): radii != RectangleCornerRadii()
    case .capsule, .containerRelative: true
    case .circle, .ellipse, .path, .elastic: nil
    }
  }

  /// The maximum width of a stroke shown as a border, in points.
  private static let thinnest = 2.0
}
