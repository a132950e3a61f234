/// One way to write a letter: strokes between the centres of its outermost ones.
///
/// Both coordinates go from 0, the centre of a stroke along the left or upper edge, to 100, that of
/// one along the right or lower edge.
struct JamoForm: Hashable, Sendable {
  struct Anchor: Hashable, Sendable {
    let x: Double
    let y: Double
    /// Whether the path bends towards the anchor instead of leading through it.
    var isControl = false
  }

  enum Stroke: Hashable, Sendable {
    case path([Anchor])
    /// A ring whose sides run through two corners.
    case ring(Anchor, Anchor)
  }

  /// When a form is used; lengths are in blocks of a thin pen.
  struct Purpose: Hashable, Sendable {
    /// Whether it is only for the left side of an upright vowel.
    var isBeside = false
    /// The least height.
    var least = 0
    /// The height and the width from which on the form is preferred to those that follow it.
    var height = 0
    var width = 0
  }

  let strokes: [Stroke]
  let purpose: Purpose
  /// The bars from top to bottom and the stems from left to right.
  let bars: Levels
  let stems: Levels
  /// The number of slanted strokes that stand on the lower edge.
  private let legs: Int

  init(_ strokes: [Stroke], for purpose: Purpose = Purpose()) {
    self.strokes = strokes
    self.purpose = purpose
    legs = strokes.flatMap(\.feet).count
    let anchors = strokes.flatMap(\.anchors)
    bars = Levels(solid: strokes.flatMap(\.bars), ends: anchors.map(\.y))
    stems = Levels(solid: strokes.flatMap(\.stems), ends: anchors.map(\.x))
  }

  /// The form with all inner bars at one height.
  func withTicks(at percent: Double) -> JamoForm {
    let strokes = strokes.map { stroke in
      guard case .path(let anchors) = stroke, anchors.allSatisfy({ 5...95 ~= $0.y }) else {
        return stroke
      }
      return .path(anchors.map { Anchor(x: $0.x, y: percent) })
    }
    return JamoForm(strokes, for: purpose)
  }

  func leastHeight(bar: Int) -> Int {
    max(bars.leastLength(pen: bar), purpose.least + bars.count * (bar - 1))
  }

  /// Whether the form is preferred to those that follow it in a box of that size.
  func suits(_ box: BlockBox, pen: BlockPen) -> Bool {
    let height = max(leastHeight(bar: pen.bar), purpose.height * (pen.bar + 1) / 2)
    return box.height >= height && box.width >= purpose.width * (pen.stem + 1) / 2
  }

  /// The least width; two slanted legs need room between their thick tops.
  func leastWidth(stem: Int) -> Int {
    max(stems.leastLength(pen: stem), legs > 1 ? 4 * stem - 2 : 0)
  }
}

extension JamoForm.Stroke {
  /// The heights at which the stroke is level.
  fileprivate var bars: [Double] {
    switch self {
    case .path(let anchors): Self.levels(of: anchors, along: \.y)
    case .ring(let first, let last): [first.y, last.y]
    }
  }

  fileprivate var anchors: [JamoForm.Anchor] {
    switch self {
    case .path(let anchors): anchors
    case .ring(let first, let last): [first, last]
    }
  }

  /// The places at which the stroke is upright, or slanted to the lower edge.
  fileprivate var stems: [Double] {
    switch self {
    case .path(let anchors): Self.levels(of: anchors, along: \.x) + feet
    // The sides of a smaller ring are free to become round.
    case .ring(let first, let last): [first.x, last.x].filter { $0 == 0 || $0 == 100 }
    }
  }

  /// Where a slanted stroke stands on the lower edge.
  fileprivate var feet: [Double] {
    guard case .path(let anchors) = self, anchors.count > 1, let last = anchors.last,
      last.y == 100
    else { return [] }
    let before = anchors[anchors.count - 2]
    return before.x != last.x && before.y != last.y ? [last.x] : []
  }

  private static func levels(
    of anchors: [JamoForm.Anchor], along side: (JamoForm.Anchor) -> Double
  ) -> [Double] {
    zip(anchors, anchors.dropFirst()).filter { from, to in
      !from.isControl && !to.isControl && side(from) == side(to)
    }.map { side($0.0) }
  }
}
