import Cells
import Ink
import Views

/// A shape that is drawn with figures.
package struct DrawnShape: Hashable, Sendable {
  private(set) var node: ShapeNode
  let tier: GlyphTier
  /// The corner radius of the surrounding container, in points.
  let containerRadius: Double
  private let metric: Metric
  private let thinness: Thinness
  private let isGround: Bool
  /// The replacement for a look without shades; nil if there is none.
  private let stand: StandIn?

  /// A faint shape may have a stand-in, for looks in which it can't be fainter than others.
  init(_ node: ShapeNode, in surroundings: Surroundings, standIn: StandIn? = nil) {
    self.node = node
    metric = surroundings.metric
    if metric.scale != 1 { self.node.paint = metric.scaled(node.paint) }
    stand = standIn
    tier = surroundings.glyphs
    containerRadius = surroundings.containerRadius
    thinness = surroundings.thinness
    isGround = surroundings.isGround
  }

  /// The border that replaces a background which would leave no colour for the content on it; nil
  /// if the shape is drawn itself.
  func groundLine(in frame: Rect, look: Look) -> Border? {
    let isPale = node.paint.opacity < 0.5
    guard isGround, look.depth == .mono || !look.hasShades && !look.keepsHues,
      frame.size.height > 2 || frame.size.height == 1 && frame.size.width > 3 && isPale
    else { return nil }
    return node.groundLine(of: metric, in: tier)
  }

  /// The line that replaces the shape where it would look as strong as its neighbour; nil if the
  /// shape is drawn itself.
  func line(look: Look) -> TrackLine? {
    guard !look.hasShades, case .line(let columns) = stand else { return nil }
    return TrackLine(paint: node.paint.opaque, columns: columns, tier: tier)
  }

  /// The shape as dots where it would look as strong as its neighbour.
  func dotted(look: Look) -> DrawnShape {
    guard look.depth == .mono, stand == .dots, let stroke = node.stroke else { return self }
    let isFine = tier.hasHalfColumns
    // A wide pen makes blots of short dashes.
    let width = isFine ? metric.cell.height / 4 : stroke.lineWidth
    let dash =
      isFine ? [width, 2.5 * width] : [Self.dot / metric.scale, Self.dot / metric.scale]
    var dotted = self
    dotted.node.paint = node.paint.opaque
    dotted.node.stroke = StrokeStyle(lineWidth: width, dash: dash)
    return dotted
  }

  /// The outline that replaces a filled shape in dim light; nil if the shape is drawn as it is, as
  /// thin ones are.
  func edge(in frame: Rect, look: Look) -> DrawnShape? {
    guard look.isLuminanceReduced, look.part.isContent, node.stroke == nil,
      frame.size.width > 2, frame.size.height > 1
    else { return nil }
    var edge = self
    edge.node.stroke = StrokeStyle(lineWidth: metric.cell.height / 3)
    return edge
  }

  /// The figure of the shape in a frame within a container.
  func figure(in frame: Rect, of container: Rect) -> Figure {
    var outline = node.outline
    if isLow(frame.size) { outline.form = .rectangle(RectangleCornerRadii()) }
    if node.turn != .zero { outline.transforms.append(.turned(node.turn, around: .center)) }
    let rect = thinness.rect(in: frame.size, of: metric, tier: tier)
    if outline.form == .circle { outline.inset = evenInset(of: outline, in: rect) }
    let shape = FramedOutline(
      outline: outline,
      rect: rect,
      containerRadius: max(0, containerRadius - frame.distance(toEdgeOf: container, in: metric)))
    let figure =
      node.stroke.map { shape.stroked($0, in: metric) }
      ?? shape.filled(isEvenOdd: node.isEvenOdd)
    guard metric.scale != 1 else { return figure }
    return .scaled(figure, x: metric.scale, y: metric.scale)
  }

  /// The length of a dash, in points; a shorter one could vanish between half cells.
  private static let dot = 13.0

  /// The inset with which a circle ends on whole blocks.
  private func evenInset(of outline: ShapeOutline, in rect: CGRect) -> Double {
    let pen = (node.stroke?.lineWidth ?? 0) / 2
    let inset = max(outline.inset, pen)
    let parts = tier.parts
    let trim = CircleTrim(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - inset + pen,
      block: CGSize(
        width: metric.cell.width / Double(parts.columns),
        height: metric.cell.height / Double(parts.rows)))
    return inset + trim.inset
  }

  /// Whether the shape is a capsule on a single row, where its curves would show only as specks.
  private func isLow(_ size: Size) -> Bool {
    node.outline.form == .capsule && node.stroke == nil && tier != .ascii && size.height == 1
      && size.width > 2
      && thinness.rect(in: size, of: metric, tier: tier).height >= metric.cell.height
  }
}

extension Rect {
  /// The distance in points to the nearest side of a surrounding rectangle.
  fileprivate func distance(toEdgeOf other: Rect, in metric: Metric) -> Double {
    let across = min(origin.x - other.origin.x, other.columns.upperBound - columns.upperBound)
    let down = min(origin.y - other.origin.y, other.rows.upperBound - rows.upperBound)
    return max(
      0, min(Double(across) * metric.cell.width, Double(down) * metric.cell.height))
  }
}
