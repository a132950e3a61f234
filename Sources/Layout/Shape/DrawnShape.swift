import Cells
import Ink
import Views

/// A shape to be drawn with figures.
package struct DrawnShape: Hashable, Sendable {
  private(set) var node: ShapeNode
  let tier: GlyphTier
  /// The radius of the corners of the container around it, in points.
  let containerRadius: Double
  private let thinness: Thinness
  private let isGround: Bool
  /// What is shown of it where there are no shades.
  private let stand: StandIn?

  /// A faint shape may have a stand-in for where it can't be fainter than others.
  init(_ node: ShapeNode, in surroundings: Surroundings, standIn: StandIn? = nil) {
    self.node = node
    stand = standIn
    tier = surroundings.glyphs
    containerRadius = surroundings.containerRadius
    thinness = surroundings.thinness
    isGround = surroundings.isGround
  }

  /// What stands for it where it would leave no colour for what stands upon it, or have none itself.
  func groundLine(in frame: Rect, look: Look) -> Border? {
    let isPale = node.paint.opacity < 0.5
    guard isGround, look.depth == .mono || !look.hasShades && !look.keepsHues,
      frame.size.height > 2 || frame.size.height == 1 && frame.size.width > 3 && isPale
    else { return nil }
    return node.groundLine(in: tier)
  }

  /// The line that stands for it where it would be as strong as what it lies beside.
  func line(look: Look) -> TrackLine? {
    guard !look.hasShades, case .line(let columns) = stand else { return nil }
    return TrackLine(paint: node.paint.opaque, columns: columns, tier: tier)
  }

  /// The shape in dots, where it would be as strong as what it lies beside.
  func dotted(look: Look) -> DrawnShape {
    guard !look.hasShades, stand == .dots, let stroke = node.stroke else { return self }
    let isFine = tier == .sextant || tier == .quadrant
    let dash = isFine ? [stroke.lineWidth, 2 * stroke.lineWidth] : [Self.dot, Self.dot]
    var dotted = self
    dotted.node.paint = node.paint.opaque
    dotted.node.stroke = StrokeStyle(lineWidth: stroke.lineWidth, dash: dash)
    return dotted
  }

  /// What is shown of a filled shape where little is to be lit; nil where it is shown as it is, as
  /// everything thin is.
  func edge(in frame: Rect, look: Look) -> DrawnShape? {
    guard look.isLuminanceReduced, look.part.isContent, node.stroke == nil,
      frame.size.width > 2, frame.size.height > 1
    else { return nil }
    var edge = self
    edge.node.stroke = StrokeStyle(lineWidth: Metric.cell.height / 3)
    return edge
  }

  /// The figure in a frame, which lies somewhere in its container.
  func figure(in frame: Rect, of container: Rect) -> Figure {
    var outline = node.outline
    if isLow(frame.size) { outline.form = .rectangle(RectangleCornerRadii()) }
    if node.turn != .zero { outline.transforms.append(.turned(node.turn, around: .center)) }
    let shape = FramedOutline(
      outline: outline,
      rect: room(in: frame.size),
      containerRadius: max(0, containerRadius - frame.distance(toEdgeOf: container)))
    guard let stroke = node.stroke else { return shape.filled(isEvenOdd: node.isEvenOdd) }
    return shape.stroked(stroke)
  }

  /// A shorter one would be lost between two halves of cells.
  private static let dot = 13.0

  /// A capsule on one row ends in the middle of columns where there are halves of them.
  private func room(in size: Size) -> CGRect {
    let rect = thinness.rect(in: size, tier: tier)
    let hasHalves = tier == .sextant || tier == .quadrant
    return isLow(size) && hasHalves ? rect.insetBy(dx: Metric.cell.width / 2, dy: 0) : rect
  }

  /// Whether it is a capsule on one row, of whose curve nothing but specks would be seen.
  private func isLow(_ size: Size) -> Bool {
    node.outline.form == .capsule && node.stroke == nil && tier != .ascii && size.height == 1
      && size.width > 3 && thinness.rect(in: size, tier: tier).height >= Metric.cell.height
  }
}

extension Rect {
  /// In points, to the nearest side of a rectangle around it.
  fileprivate func distance(toEdgeOf other: Rect) -> Double {
    let across = min(origin.x - other.origin.x, other.columns.upperBound - columns.upperBound)
    let down = min(origin.y - other.origin.y, other.rows.upperBound - rows.upperBound)
    return max(
      0, min(Double(across) * Metric.cell.width, Double(down) * Metric.cell.height))
  }
}
