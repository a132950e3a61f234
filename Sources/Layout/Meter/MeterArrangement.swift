import System
import Cells
import FoundationEssentials
import Glibc
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

/// The number of filled steps of a meter, and the date until which it is correct.
struct MeterLevel: Hashable {
  let filled: Int
  var until: Date?

  init(_ share: MeterShare, of steps: Int, at now: Date) {
    switch share {
    case .hidden: filled = 0
    case .fixed(let share): filled = Self.filled(by: share, of: steps)
    case .timed(let from, let to, let countsDown):
      let passed = Self.passed(from: from, to: to, of: steps, at: now)
      filled = countsDown ? steps - passed.steps : passed.steps
      until = passed.until
    }
  }

  /// The filled steps. If there are enough, only 0 looks empty and only 1 looks full.
  private static func filled(by share: Double, of steps: Int) -> Int {
    guard share > 0 else { return 0 }
    guard share < 1, steps > 1 else { return share >= 0.5 ? steps : 0 }
    return max(1, min(steps - 1, Int(bounded: (share * Double(steps)).rounded())))
  }

  /// The steps completed by now. An interval that ends before it starts is complete from its start.
  private static func passed(
    from: Date, to: Date, of steps: Int, at now: Date
  ) -> (steps: Int, until: Date?) {
    let length = to.timeIntervalSince(from)
    guard length.isFinite, length > 0, steps > 0 else {
      return now < from ? (0, from) : (steps, nil)
    }
    guard now < to else { return (steps, nil) }
    func end(of step: Int) -> Date {
      step >= steps ? to : from.addingTimeInterval(length * Double(step) / Double(steps))
    }
    let share = max(0, min(1, now.timeIntervalSince(from) / length))
    var passed = min(steps - 1, Int(bounded: share * Double(steps)))
    while passed < steps, end(of: passed + 1) <= now { passed += 1 }
    return (passed, end(of: passed + 1))
  }
}

/// The largest ring that fits a frame, in steps about half a column long.
struct MeterRing {
  let size: Size
  let form: MeterForm
  let tier: GlyphTier
  let metric: Metric

  var stepCount: Int {
    let length = 2 * Double.pi * max(0, radius - pen / 2) * form.sweep
    return max(1, Int(bounded: length / metric.cell.width * (tier.hasHalfColumns ? 2 : 1)))
  }

  /// The shape of a range of steps.
  func shape(_ steps: Range<Int>, _ paint: Paint) -> ShapeNode {
    let step = form.sweep / Double(stepCount)
    var outline = ShapeOutline(.circle)
    outline.start = Double(steps.lowerBound) * step
    outline.end = Double(steps.upperBound) * step
    outline.transforms = [.turned(.degrees(form.start * 360), around: .center)]
    return ShapeNode(outline: outline, stroke: StrokeStyle(lineWidth: pen), paint: paint)
  }

  /// The cells in the middle that have room for text; as many rows lie above as below.
  var room: Rect {
    let inner = radius - pen
    let most = max(1, Int(bounded: 2 * inner * Self.heightOfRoom / metric.cell.height))
    let rows = most > 1 ? most - (size.height - most) % 2 : most
    guard rows <= size.height else { return .zero }
    let top = (size.height - rows) / 2
    let edges = [top, top + rows].map { abs(Double($0) * metric.cell.height - middle.y) }
    let width = chord(at: edges.max() ?? 0, inside: inner)
    return Rect(x: (size.width - width) / 2, y: top, width: width, height: rows)
  }

  /// The row below the ends of an open ring.
  var foot: Rect {
    let end = middle.y + radius * sin(form.start * 2 * .pi)
    let row = min(size.height - 1, metric.cells(end - 1 / metric.scale, along: .vertical, .up))
    let width = chord(at: end - middle.y, inside: radius)
    return Rect(x: (size.width - width) / 2, y: row, width: width, height: min(1, size.height))
  }

  /// The columns inside the ring at a height, symmetric around the centre.
  private func chord(at height: Double, inside radius: Double) -> Int {
    let reach = (max(0, radius * radius - height * height)).squareRoot()
    let margin = max(0, metric.cells(middle.x - reach, along: .horizontal, .up))
    return max(0, size.width - 2 * margin)
  }

  private var points: (width: Double, height: Double) { metric.points(of: size) }
  private var middle: CGPoint { CGPoint(x: points.width / 2, y: points.height / 2) }
  private var radius: Double { min(points.width, points.height) / 2 }
  private var pen: Double { max(metric.cell.height / 3, radius * Self.shareOfPen) }

  private static let shareOfPen = 0.18
  private static let heightOfRoom = 0.74
}

/// A ring of ASCII characters, in steps of one cell.
struct WrittenRing {
  let size: Size
  private let isOpen: Bool
  /// The rows by which corners are cut, so that a high ring looks round.
  private let cut: Int

  /// Fails if there is too little room, or enough for a real ring.
  init?(size: Size, form: MeterForm) {
    guard size.width >= 5, 3...Self.mostRows ~= size.height else { return nil }
    self.size = size
    isOpen = form.sweep < 1
    cut = size.height >= Self.leastCutRows && size.width >= 2 * size.height - 4 ? 1 : 0
  }

  var stepCount: Int { way.count }

  /// The cells in the middle that have room for text.
  var room: Rect { Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2) }

  /// The row between the ends of an open ring.
  var foot: Rect { Rect(x: 1, y: size.height - 1, width: size.width - 2, height: 1) }

  /// The rows of the ring; each cell has the style of its step.
  func lines(filled: Int, track: TextRunStyle, filling: TextRunStyle) -> [TextLine] {
    var rows = Array(
      repeating: Array(repeating: StyledGlyph(glyph: .space, style: 0), count: size.width),
      count: size.height)
    for (step, place) in way.enumerated() {
      rows[place.y][place.x] = StyledGlyph(
        glyph: glyph(at: place, isFilled: step < filled), style: step < filled ? 1 : 0)
    }
    return rows.map { TextLine(glyphs: $0, styles: [track, filling]) }
  }

  /// The cells of the ring, clockwise from the middle of the top, or from one end of an open ring
  /// to the other.
  private var way: [Point] {
    let columns = 1 + 2 * cut..<size.width - 1 - 2 * cut
    let rows = 1 + cut..<size.height - 1 - (isOpen ? 0 : cut)
    let up = rows.reversed().map { Point(x: 0, y: $0) }
    let top = columns.map { Point(x: $0, y: 0) }
    let down = (corner + up.reversed()).map(mirrored)
    guard !isOpen else { return up + corner.reversed() + top + down }
    let half = top.count / 2
    let back = (corner.reversed().map(mirrored) + top.reversed() + corner).map(sunk)
    return Array(top[half...]) + down + back + up + corner.reversed() + top[..<half]
  }

  /// The cells of the upper left corner that lie neither at the top nor on a side, downwards.
  private var corner: [Point] { cut == 0 ? [] : [Point(x: 2, y: 1), Point(x: 1, y: 1)] }

  private func mirrored(_ place: Point) -> Point { Point(x: size.width - 1 - place.x, y: place.y) }

  private func sunk(_ place: Point) -> Point { Point(x: place.x, y: size.height - 1 - place.y) }

  private func glyph(at place: Point, isFilled: Bool) -> Glyph {
    let (x, y) = (min(place.x, mirrored(place).x), min(place.y, sunk(place).y))
    if x == 0 { return isFilled ? Glyph("|") : Glyph(":") }
    let isUpper = place.y == y
    if x == 1 + 2 * cut, y == 0 { return isUpper ? Glyph(".") : Glyph("'") }
    if y == 0 { return isFilled ? Glyph("=") : Glyph("-") }
    return (x == 1) == isUpper ? Glyph(".") : Glyph("'")
  }

  /// The maximum height; with more rows, a real ring looks round.
  private static let mostRows = 12
  private static let leastCutRows = 7
}
