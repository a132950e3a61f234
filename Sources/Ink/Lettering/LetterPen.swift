import System
import Glibc

/// Draws a form on a grid: snaps its anchors to blocks and rounds its corners.
struct LetterPen: Hashable {
  private let grid: LetterGrid
  private let form: LetterForm
  private let stem: Int
  private let bar: Int
  /// The width of the letter in blocks.
  let width: Int

  init(_ form: LetterForm, on grid: LetterGrid) {
    self.form = form
    self.grid = grid
    stem = form.isFine ? Self.fine(grid.stem, least: form.leastFinePen) : grid.stem
    bar = form.isFine ? Self.fine(grid.bar, least: form.leastFinePen) : grid.bar
    width = Self.width(of: form, on: grid, stem: stem)
  }

  /// The size of a block, in points.
  var unit: InkPoint { grid.unit }

  /// The width of a fine pen; a heavy one would fill the ring of a degree sign.
  private static func fine(_ pen: Int, least: Int) -> Int {
    max(min(pen, least), Int(bounded: 0.6 * Double(pen) + 0.5))
  }

  private static func width(of form: LetterForm, on grid: LetterGrid, stem: Int) -> Int {
    guard let share = form.width else { return stem }
    guard !form.strokes.isEmpty else { return max(1, grid.width / 2) }
    let eye = form.strokes.contains { $0.isClosed } ? 1 : 0
    let least = form.strokes.count > 1 || share >= 0.8 ? stem * 2 + 1 : stem * 2 + eye
    let narrowest = grid.unit.x < InkCell.width ? 3 : 2
    let natural = max(least, max(narrowest, Int(bounded: (share * Double(grid.width)).rounded())))
    return form.isCentered && (natural - stem) % 2 != 0 ? natural + 1 : natural
  }

  /// The letter, with its upper left corner at zero.
  var figure: Figure {
    let strokes = form.strokes.flatMap { stroke in
      if grid.isDrawnWithLines, let stop = stop(of: stroke) { return [stop] }
      if let dot = squareDot(of: stroke) { return [dot] }
      return ways(of: stroke).map { Figure.polyline($0, radius: radius) }
    }
    return .scaled(.union(strokes), x: 1, y: 1 / stretch)
  }

  /// A lone dot of whole blocks, in stretched coordinates: a round one of few blocks would lack corners
  /// here and there.
  private func squareDot(of stroke: LetterForm.Stroke) -> Figure? {
    guard let anchor = stroke.anchors.first, stroke.anchors.count == 1,
      Double(grid.height) * unit.y < Self.leastRoundRows * InkCell.height
    else { return nil }
    let size = InkPoint(x: Double(stem) * unit.x, y: Double(bar) * unit.y)
    let corner = InkPoint(x: column(anchor.x) * unit.x - size.x / 2, y: row(anchor) * unit.y)
    return .rectangle(
      InkRect(
        x: corner.x, y: corner.y * stretch, width: size.x, height: size.y * stretch), radius: 0)
  }

  /// The rows from which on a dot is round.
  private static let leastRoundRows = 8.0

  /// A lone dot where an ASCII character has it; a round one has the tail of a comma.
  private func stop(of stroke: LetterForm.Stroke) -> Figure? {
    guard let anchor = stroke.anchors.first, stroke.anchors.count == 1 else { return nil }
    let place = place(anchor)
    let dot = InkPoint(x: place.x, y: place.y - 1.4)
    guard anchor.isRound else { return .polyline([dot], radius: 2.8) }
    let bottom = dot.y + 2.8
    return .union([
      .rectangle(InkRect(x: dot.x - 2, y: bottom - 8.5, width: 4, height: 5.7), radius: 0),
      .rectangle(InkRect(x: dot.x - 4, y: bottom - 2.8, width: 3, height: 2.8), radius: 0),
    ])
  }

  /// The first column of blocks that the pen touches.
  var leftBearing: Int {
    let anchors = form.strokes.flatMap(\.anchors)
    return max(0, Int(bounded: (anchors.map { column($0.x) }.min() ?? 0) - Double(stem) / 2))
  }

  /// The columns of blocks behind the last one that the pen touches.
  var rightBearing: Int {
    let anchors = form.strokes.flatMap(\.anchors)
    let last = (anchors.map { column($0.x) }.max() ?? Double(width)) + Double(stem) / 2
    return max(0, width - Int(bounded: last.rounded(.up)))
  }

  /// The height in blocks, from the top of a capital to the lowest stroke.
  var height: Int {
    let lowest = form.strokes.flatMap(\.anchors).map(row).max() ?? 0
    return Int(bounded: lowest) + (grid.isDrawnWithLines ? 1 : bar)
  }

  private var radius: Double {
    grid.isDrawnWithLines ? 1.4 : Double(stem) * grid.unit.x / 2
  }

  /// The vertical stretch that makes the pen round, given that it is wider than high.
  private var stretch: Double {
    grid.isDrawnWithLines ? 1 : Double(stem) * grid.unit.x / (Double(bar) * grid.unit.y)
  }

  /// The centre of a stem, in blocks.
  private func column(_ percent: Double) -> Double {
    (percent / 100 * Double(width - stem)).rounded() + Double(stem) / 2
  }

  private func place(_ anchor: LetterForm.Anchor) -> InkPoint {
    let x = column(anchor.x) * grid.unit.x
    let y = grid.isDrawnWithLines ? row(anchor) + 1 : row(anchor) + Double(bar) / 2
    return InkPoint(x: x, y: y * grid.unit.y - (grid.isDrawnWithLines ? 1.4 : 0))
  }

  /// The upper edge of a bar, in blocks.
  private func row(_ anchor: LetterForm.Anchor) -> Double {
    let lowest = Double(grid.height - bar)
    guard anchor.isSquare else { return (anchor.y / 100 * lowest).rounded() }
    let side = abs(anchor.y) / 100 * Double(width - stem) * grid.unit.x / grid.unit.y
    let blocks = max(Double(bar + 1), side.rounded())
    return anchor.y < 0 ? max(0, lowest - blocks) : min(lowest, blocks)
  }

  /// The pieces of a stroke, in stretched coordinates.
  private func ways(of stroke: LetterForm.Stroke) -> [[InkPoint]] {
    let anchors = stroke.anchors.filter { $0.leastHeight <= grid.height }
    let corners = anchors.map {
      RoundedWay.Corner(place: place($0), isRound: $0.isRound && !grid.isDrawnWithLines)
    }
    let limit = max(1, Double(width - stem)) * grid.unit.x / 2 * 1.04
    let way = RoundedWay(corners, isClosed: stroke.isClosed, limit: limit, gap: gap)
    return way.pieces.map { $0.map { InkPoint(x: $0.x, y: $0.y * stretch) } }
  }

  /// The size of the block missing from a round corner if blocks are few, because an arc would run
  /// between them; nil otherwise.
  private var gap: InkPoint? {
    let isSmall = grid.stem > 1 && grid.width - grid.stem <= 4
    return isSmall || grid.isCoarse && width - stem <= Self.fewBlocks ? grid.unit : nil
  }

  private static let fewBlocks = 6
}

/// A path from corner to corner, with arcs or gaps at the round corners.
struct RoundedWay {
  struct Corner {
    let place: InkPoint
    let isRound: Bool
  }

  /// The pieces of the path between the gaps.
  private(set) var pieces: [[InkPoint]] = [[]]

  /// Builds the path. Arcs are at most `limit` in radius and fit between the corners. `gap` is cut
  /// off on each side of a round corner; with it, there are no arcs.
  init(_ corners: [Corner], isClosed: Bool, limit: Double, gap: InkPoint? = nil) {
    for index in corners.indices {
      let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
      guard corners[index].isRound, !isEnd, corners.count > 2 else {
        goOn(to: corners[index].place)
        continue
      }
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      if let gap {
        addGap(gap, from: before, around: corners[index].place, to: after)
      } else {
        addArc(from: before, around: corners[index].place, to: after, limit: limit)
      }
    }
    if isClosed { close() }
  }

  private mutating func goOn(to place: InkPoint) { pieces[pieces.count - 1].append(place) }

  private mutating func close() {
    if pieces.count > 1 {
      pieces[0] = pieces.removeLast() + pieces[0]
    } else if let first = pieces[0].first {
      goOn(to: first)
    }
  }

  /// Cuts a gap at a corner, unless a side is slanted or a horizontal side would shrink to a point.
  private mutating func addGap(
    _ gap: InkPoint, from before: Corner, around corner: InkPoint, to after: Corner
  ) {
    let sides = [before, after].map { other in
      let way = other.place - corner
      let length = way.y == 0 ? gap.x : gap.y
      let hasRoom = Self.room(from: corner, to: other) > length * (way.y == 0 ? 1.01 : 0.99)
      let isStraight = way.x == 0 || way.y == 0
      return hasRoom && isStraight
        ? corner + Self.step(from: corner, to: other.place, by: length) : nil
    }
    guard let end = sides[0], let start = sides[1] else { return goOn(to: corner) }
    goOn(to: end)
    pieces.append([start])
  }

  private mutating func addArc(
    from before: Corner, around corner: InkPoint, to after: Corner, limit: Double
  ) {
    let room = min(Self.room(from: corner, to: before), Self.room(from: corner, to: after))
    let start = corner + Self.step(from: corner, to: before.place, by: min(limit, room))
    let end = corner + Self.step(from: corner, to: after.place, by: min(limit, room))
    let count = max(2, min(12, Int(bounded: min(limit, room).squareRoot()) + 1))
    for index in 0...count {
      let angle = Double(index) / Double(count) * .pi / 2
      let leaving = (start - corner) * (1 - sin(angle))
      goOn(to: corner + leaving + (end - corner) * (1 - cos(angle)))
    }
  }

  private static func room(from corner: InkPoint, to other: Corner) -> Double {
    (other.place - corner).length * (other.isRound ? 0.5 : 1)
  }

  private static func step(from start: InkPoint, to end: InkPoint, by length: Double) -> InkPoint {
    let way = end - start
    return way.length > 0 ? way * (length / way.length) : .zero
  }
}
