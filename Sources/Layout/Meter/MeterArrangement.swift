import Cells
import Views

/// A bar one row high, or the largest ring that fits.
struct MeterArrangement: Arrangement {
  private let node: MeterNode
  private let surroundings: Surroundings
  private let center: LayersArrangement?
  private let foot: LayersArrangement?

  init(_ node: MeterNode, center: Element?, foot: Element?, in surroundings: Surroundings) {
    self.node = node
    self.surroundings = surroundings
    self.center = center.map { LayersArrangement(alignment: .center, children: [$0]) }
    self.foot = foot.map { LayersArrangement(alignment: .center, children: [$0]) }
  }

  func size(for proposal: Proposal) -> Size {
    switch node.form {
    case .bar, .markedBar:
      Size(width: proposal.width ?? ideal.width, height: metric.length(Self.row, along: .vertical))
    case .ring: ringSize(for: proposal)
    }
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    switch node.form {
    case .bar: bar(in: frame)
    case .markedBar: markedBar(in: frame)
    case .ring: ring(in: frame)
    }
  }

  /// The size of a ring, as wide as high.
  private func ringSize(for proposal: Proposal) -> Size {
    guard proposal != .ideal else { return ideal }
    let room = Size(
      width: proposal.width ?? Metric.unbounded, height: proposal.height ?? Metric.unbounded)
    let points = metric.points(of: room)
    let side = min(points.width, points.height)
    return Size(
      width: metric.cells(side, along: .horizontal, .up),
      height: metric.cells(side, along: .vertical, .up))
  }

  private func bar(in frame: Rect) -> Box {
    let bar = MeterBar(size: frame.size, tier: surroundings.glyphs, metric: metric)
    let level = MeterLevel(node.share, of: bar.stepCount, at: surroundings.date)
    guard !bar.wouldTouchText else {
      return meter([box(.chart(line(level, of: bar)), in: frame)], in: frame, level)
    }
    return meter(
      bar.pieces(filled: level.filled).map { box($0, of: bar, in: frame) }, in: frame, level)
  }

  private func line(_ level: MeterLevel, of bar: MeterBar) -> DrawnChart {
    let share = Double(level.filled) / Double(max(1, bar.stepCount))
    let node = ChartNode(
      form: .track([ChartSpan(from: 0, to: share)]), paint: metric.scaled(node.paint),
      rest: metric.scaled(node.track))
    return DrawnChart(node: node, tier: surroundings.glyphs)
  }

  private func markedBar(in frame: Rect) -> Box {
    let bar = MeterBar(size: frame.size, tier: surroundings.glyphs, metric: metric)
    let level = MeterLevel(node.share, of: bar.markCount, at: surroundings.date)
    return meter(
      bar.pieces(markedAt: level.filled).map { box($0, of: bar, in: frame) }, in: frame, level)
  }

  private func ring(in frame: Rect) -> Box {
    if surroundings.glyphs == .ascii, let ring = WrittenRing(size: frame.size, form: node.form) {
      return self.ring(ring, in: frame)
    }
    let ring = MeterRing(
      size: frame.size, form: node.form, tier: surroundings.glyphs, metric: metric)
    let level = MeterLevel(node.share, of: ring.stepCount, at: surroundings.date)
    let parts = [
      ring.shape(level.filled..<ring.stepCount, node.track),
      ring.shape(0..<level.filled, node.paint),
    ]
    let shapes = zip(parts, [StandIn.dots, nil]).filter { $0.0.outline.start < $0.0.outline.end }
      .map { box(.shape(DrawnShape($0.0, in: surroundings, standIn: $0.1)), in: frame) }
    return meter(shapes + writings(in: ring.room, ring.foot, of: frame), in: frame, level)
  }

  /// The box of a small ring in ASCII characters, because fitted blocks wouldn't look like a ring.
  private func ring(_ ring: WrittenRing, in frame: Rect) -> Box {
    let level = MeterLevel(node.share, of: ring.stepCount, at: surroundings.date)
    let lines = ring.lines(
      filled: level.filled, track: TextRunStyle(font: .body, paint: metric.scaled(node.track)),
      filling: TextRunStyle(font: .body, paint: metric.scaled(node.paint)))
    return meter(
      [box(.text(lines, alignment: .leading), in: frame)]
        + writings(in: ring.room, ring.foot, of: frame), in: frame, level)
  }

  /// The boxes of the contents in the middle and at the bottom of a ring.
  private func writings(in room: Rect, _ bottom: Rect, of frame: Rect) -> [Box] {
    [(center, center.map { airy($0, in: room) } ?? room), (foot, bottom)].compactMap {
      content, room in
      content?.place(in: room.offset(by: frame.origin), for: Proposal(room.size))
    }
  }

  /// The room with free columns to the ring, unless a numeral would become a row of text in it. Where
  /// there is no room for a numeral, text needs all of it.
  private func airy(_ content: LayersArrangement, in room: Rect) -> Rect {
    guard room.size.height > Self.leastNumeral else { return room }
    let narrow = Rect(
      x: room.origin.x + Self.air, y: room.origin.y,
      width: max(0, room.size.width - 2 * Self.air), height: room.size.height)
    let heights = [room, narrow].map { content.size(for: Proposal($0.size)).height }
    return heights[1] + 1 < heights[0] ? room : narrow
  }

  /// The box of a piece of a bar; in ASCII it is written with characters.
  private func box(_ piece: MeterBar.Piece, of bar: MeterBar, in frame: Rect) -> Box {
    let paint = paint(of: piece.kind)
    guard surroundings.glyphs == .ascii else {
      let outline = ShapeOutline(.path(Path(bar.rect(of: piece))))
      let shape = DrawnShape(
        ShapeNode(outline: outline, paint: paint), in: surroundings,
        standIn: piece.kind == .rest ? .line(bar.columns(of: piece)) : nil)
      return box(.shape(shape), in: frame)
    }
    let glyph = StyledGlyph(glyph: piece.kind.character, style: 0)
    let line = TextLine(
      glyphs: Array(repeating: glyph, count: piece.steps.count),
      styles: [TextRunStyle(font: .body, paint: metric.scaled(paint))])
    let place = Rect(
      x: frame.origin.x + piece.steps.lowerBound, y: frame.origin.y + bar.middleRow,
      width: piece.steps.count, height: 1)
    return box(.text([line], alignment: .leading), in: place)
  }

  private func box(_ drawing: Drawing, in frame: Rect) -> Box {
    Box(frame: frame, drawing: drawing, transition: node.transition)
  }

  private func meter(_ boxes: [Box], in frame: Rect, _ level: MeterLevel) -> Box {
    var boxes = boxes
    if let reading = node.reading, !boxes.isEmpty {
      boxes[0].label = reading.reading(in: surroundings)
    }
    return Box(frame: frame, children: boxes, until: level.until)
  }

  private func paint(of kind: MeterBar.Piece.Kind) -> Paint {
    switch kind {
    case .filled: node.paint
    case .rest: node.track
    case .mark: Paint(.primary)
    }
  }

  private var metric: Metric { surroundings.metric }

  /// The ideal size of a ring: that of a circular accessory widget.
  private var ideal: Size { metric.size(width: 76, height: 76) }

  private static let leastNumeral = 3
  /// The columns between a ring and what stands in it.
  private static let air = 2

  /// The height of a bar's row in points.
  private static let row = 17.0
}

extension MeterBar.Piece.Kind {
  fileprivate var character: Glyph {
    switch self {
    case .filled: Glyph("=")
    case .rest: Glyph("-")
    case .mark: Glyph("o")
    }
  }
}
