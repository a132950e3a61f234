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

extension DrawnShape {
  /// Restores the earlier contents of all cells outside the shape, and of parts of the cells on its
  /// edge.
  func restore(
    _ before: Canvas, around frame: Rect, clippedTo area: Rect, on canvas: inout Canvas, look: Look
  ) {
    guard !area.isEmpty else { return }
    let shape = figure(in: frame, of: canvas.bounds).moved(to: frame.origin)
    let showsEdges = tier != .ascii && look.depth != .mono
    if showsEdges { soften(shape, before, in: area, on: &canvas, look: look) }
    let reach = showsEdges ? Self.reach : 0
    for y in area.rows {
      for span in area.columns.spans(where: { shape.distance(toCell: $0, y) > reach }) {
        let part = Rect(x: span.lowerBound, y: y, width: span.count, height: 1)
        canvas.draw(before.cropped(to: part.offset(by: .zero - area.origin)), at: part.origin)
      }
    }
  }

  /// Draws the earlier contents over everything outside the shape.
  private func soften(
    _ shape: Figure, _ before: Canvas, in area: Rect, on canvas: inout Canvas, look: Look
  ) {
    let colors = CellColors(of: area) { point in
      let place = point - area.origin
      return before[place.x, place.y].ground ?? look.ground
    }
    let outside = Figure.difference(.rectangle(area.inInk.grownByCell, radius: 0), shape)
    let layer = Layer(outside, colors.shade)
    InkDrawing([layer.seen(from: area.origin)])
      .draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  /// The distance from the edge, in points, at which a cell's centre leaves the whole cell outside.
  private static let reach = 9.4
}

extension Figure {
  fileprivate func distance(toCell x: Int, _ y: Int) -> Double {
    distance(
      to: InkPoint(
        x: (Double(x) + 0.5) * InkCell.width, y: (Double(y) + 0.5) * InkCell.height))
  }
}

extension InkRect {
  /// A larger box, whose edges lie outside the area.
  fileprivate var grownByCell: InkRect {
    InkRect(
      x: minimum.x - InkCell.height, y: minimum.y - InkCell.height,
      width: width + 2 * InkCell.height, height: height + 2 * InkCell.height)
  }
}

extension Range<Int> {
  /// The ranges of consecutive elements for which a condition holds.
  fileprivate func spans(where isPart: (Int) -> Bool) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for index in self where isPart(index) {
      if let last = spans.last, last.upperBound == index {
        spans[spans.count - 1] = last.lowerBound..<index + 1
      } else {
        spans.append(index..<index + 1)
      }
    }
    return spans
  }
}

extension DrawnShape {
  /// The shape as a layer on a canvas, limited to the visible part of its frame.
  func layer(
    in frame: Rect, visible: Rect, on canvas: Canvas, look: Look, _ opacity: Double
  ) -> Layer {
    // The look decides how much a surface covers.
    let coverage = look.part == .surface ? nil : node.paint.evenCoverage
    let paint = coverage == nil ? node.paint : node.paint.opaque
    var brush = Brush(
      paint: paint, size: frame.size, opacity: coverage == nil ? opacity : 1, look: look,
      turn: node.turn)
    let colors = CellColors(of: visible) { point in
      let ground = canvas[point.x, point.y].ground ?? look.ground
      return brush.color(at: point - frame.origin, over: ground)
    }
    var figure = figure(in: frame, of: canvas.bounds).moved(to: frame.origin)
    if !figure.bounds.isInside(visible.inInk) {
      figure = .intersection([figure, .rectangle(visible.inInk, radius: 0)])
    }
    // Without colours, faint shapes aren't drawn.
    let share = look.depth == .mono && paint.level > 1 ? 0.4 : 1
    return Layer(
      figure, colors.shade, opacity: coverage.map { $0 * opacity * share } ?? share)
  }
}

extension Paint {
  /// The opacity, from 0 to 1; nil if it varies.
  fileprivate var evenCoverage: Double? {
    let alphas = fill.colors.map { $0.source == .system(.clear) ? 0 : $0.alpha }
    guard let first = alphas.first else { return 0 }
    return alphas.allSatisfy { $0 == first } ? first * opacity : nil
  }

  /// The same paint without transparency.
  var opaque: Paint {
    var paint = mappingColors {
      var color = $0
      color.alpha = 1
      return color
    }
    paint.opacity = 1
    return paint
  }
}

extension Figure {
  func moved(to origin: Point) -> Figure {
    guard origin != .zero else { return self }
    return moved(
      x: Double(origin.x) * InkCell.width, y: Double(origin.y) * InkCell.height)
  }
}

extension Rect {
  /// The canvas's part of the plane, in points.
  var inInk: InkRect {
    InkRect(
      x: Double(origin.x) * InkCell.width, y: Double(origin.y) * InkCell.height,
      width: Double(size.width) * InkCell.width,
      height: Double(size.height) * InkCell.height)
  }
}

extension InkRect {
  fileprivate func isInside(_ other: InkRect) -> Bool {
    minimum.x >= other.minimum.x && minimum.y >= other.minimum.y && maximum.x <= other.maximum.x
      && maximum.y <= other.maximum.y
  }
}

/// How far a circle keeps inside its rectangle, so that none of its four outermost rows and columns of
/// blocks is a mere speck.
struct CircleTrim {
  let center: CGPoint
  /// The largest radius, in points.
  let radius: Double
  /// The size of a block, in points.
  let block: CGSize

  /// In points; at most about a block each way.
  var inset: Double {
    // A dot of a few blocks would lose too much.
    guard radius > 3 * max(block.width, block.height) else { return 0 }
    var inset = 0.0
    for _ in 0..<2 {
      inset += speck(center.y, block.height, inset: inset)
      inset += speck(center.x, block.width, inset: inset)
    }
    return inset
  }

  /// How far the circle reaches into its outermost blocks along an axis if that is too little to be seen
  /// as a part of the curve; 0 if it is enough.
  private func speck(_ center: Double, _ block: Double, inset: Double) -> Double {
    let edge = center - radius + inset
    let first = ((edge / block - 0.5).rounded(.up) + 0.5) * block
    let depth = first - edge
    return depth < block * Self.leastShare ? depth + Self.margin : 0
  }

  private static let leastShare = 0.3
  private static let margin = 0.05
}

/// A thin line on one row, distinguishable from a thick one without colours.
struct TrackLine: Hashable {
  let paint: Paint
  /// The columns, counted from the left of the frame.
  let columns: Range<Int>
  let tier: GlyphTier

  /// Draws the line on the middle row of a frame.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    let line = Rect(
      x: frame.origin.x + columns.lowerBound,
      y: frame.origin.y + max(0, frame.size.height - 1) / 2, width: columns.count, height: 1)
    let area = line.intersection(clip).intersection(canvas.bounds)
    for x in area.columns where area.size.height > 0 {
      let place = Point(x: x, y: line.origin.y)
      let ground = canvas[place.x, place.y].ground
      let color = brush.color(at: place - frame.origin, over: ground ?? look.ground)
      let glyph = tier == .ascii ? Glyph("-") : Glyph("─")
      canvas.put(glyph, Style(foreground: color, background: ground), at: place, clippedTo: area)
    }
  }
}
