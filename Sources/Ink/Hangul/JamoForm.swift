import System

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

extension JamoForm {
  /// Reads a form: what it is for, then its strokes, separated by slashes.
  ///
  /// `beside` is for the left side of an upright vowel, `least 4` sets the least height in blocks,
  /// `from 9` the height and `wide 6` the width from which on the form is preferred. A stroke leads through anchors, `x,y`,
  /// or bends towards them, `~x,y`; `ring` and two corners are a ring.
  init(parsing words: some Collection<Substring>) throws(HangulError.Cause) {
    let options = words.prefix { !$0.contains(",") && $0 != "ring" }
    var wishes = HangulWords(ArraySlice(options))
    var purpose = Purpose()
    while let word = wishes.next() {
      switch word {
      case "beside": purpose.isBeside = true
      case "least": purpose.least = Int(bounded: try wishes.number())
      case "from": purpose.height = Int(bounded: try wishes.number())
      case "wide": purpose.width = Int(bounded: try wishes.number())
      default: throw .unknownWord(word)
      }
    }
    var strokes: [Stroke] = []
    for words in words.dropFirst(options.count).split(separator: "/") {
      strokes.append(try Stroke(parsing: words))
    }
    guard !strokes.isEmpty else { throw .missingWord }
    self.init(strokes, for: purpose)
  }
}

extension JamoForm.Stroke {
  fileprivate init(parsing words: some Collection<Substring>) throws(HangulError.Cause) {
    let isRing = words.first == "ring"
    var anchors: [JamoForm.Anchor] = []
    for word in words.dropFirst(isRing ? 1 : 0) {
      anchors.append(try JamoForm.Anchor(parsing: word))
    }
    guard anchors.count >= 2 else { throw .missingWord }
    if isRing {
      if let stray = words.dropFirst(3).first { throw .unknownWord(String(stray)) }
      self = .ring(anchors[0], anchors[1])
    } else {
      self = .path(anchors)
    }
  }
}

extension JamoForm.Anchor {
  fileprivate init(parsing word: Substring) throws(HangulError.Cause) {
    isControl = word.first == "~"
    let parts = (isControl ? word.dropFirst() : word).split(separator: ",")
    guard parts.count == 2, let x = Double(digits: parts[0].utf8),
      let y = Double(digits: parts[1].utf8), 0...100 ~= x, 0...100 ~= y
    else { throw .unknownWord(String(word)) }
    (self.x, self.y) = (x, y)
  }
}

/// The grid of blocks and the pen with which a syllable is drawn.
struct BlockPen: Hashable, Sendable {
  var stem: Int
  var bar: Int
  /// The width of a block as a share of its height.
  let aspect: Double
}

extension JamoForm {
  /// The strokes in a box of blocks, for each of the form's own.
  func strokes(in box: BlockBox, pen: BlockPen) -> [[BlockStroke]] {
    let placing = Placing(self, box, pen)
    return strokes.map(placing.strokes)
  }

  /// The form's strokes on their way to whole blocks.
  private struct Placing {
    private let form: JamoForm
    private let box: BlockBox
    private let pen: BlockPen
    private let columns: [Int]
    private let rows: [Int]

    init(_ form: JamoForm, _ box: BlockBox, _ pen: BlockPen) {
      (self.form, self.box, self.pen) = (form, box, pen)
      columns = form.stems.starts(length: box.width, pen: pen.stem)
      rows = form.bars.starts(length: box.height, pen: pen.bar)
    }

    func strokes(of stroke: JamoForm.Stroke) -> [BlockStroke] {
      switch stroke {
      case .path(let anchors): return strokes(along: anchors)
      case .ring(let first, let last):
        let (start, end) = (corner(first), corner(last))
        let outline = BlockBox(
          x: start.x, y: start.y, width: end.x - start.x + pen.stem,
          height: end.y - start.y + pen.bar)
        return [ring(in: outline)]
      }
    }

    /// A ring as round as its box allows, in the middle of it.
    private func ring(in box: BlockBox) -> BlockStroke {
      var (width, height) = (box.width, box.height)
      width = min(width, Int(bounded: (Self.flattest * Double(height) / pen.aspect).rounded()))
      height = min(height, Int(bounded: (Self.slimmest * Double(width) * pen.aspect).rounded()))
      width -= (box.width - width) % 2
      let x = box.columns.lowerBound + (box.width - width) / 2
      let y = box.rows.lowerBound + (box.height - height) / 2
      return .ring(
        BlockBox(x: x, y: y, width: width, height: height),
        stem: max(1, min(pen.stem, (width - 1) / 2)), bar: max(1, min(pen.bar, (height - 1) / 2)))
    }

    private static let flattest = 1.5
    private static let slimmest = 1.16

    private func strokes(along anchors: [JamoForm.Anchor]) -> [BlockStroke] {
      var strokes: [BlockStroke] = []
      var before: JamoForm.Anchor?
      var control: JamoForm.Anchor?
      for anchor in anchors {
        if anchor.isControl {
          control = anchor
          continue
        }
        if let before { strokes.append(stroke(from: before, by: control, to: anchor)) }
        (before, control) = (anchor, nil)
      }
      return strokes
    }

    private func stroke(
      from start: JamoForm.Anchor, by control: JamoForm.Anchor?, to end: JamoForm.Anchor
    ) -> BlockStroke {
      guard control == nil, start.x == end.x || start.y == end.y else {
        return leg(from: start, by: control, to: end)
      }
      let (first, last) = (corner(start), corner(end))
      let (left, right) = (min(first.x, last.x), max(first.x, last.x))
      let (top, bottom) = (min(first.y, last.y), max(first.y, last.y))
      return .box(
        BlockBox(
          x: left, y: top, width: right - left + pen.stem, height: bottom - top + pen.bar))
    }

    /// A path bent towards a control point, which ends flat on the box.
    private func leg(
      from start: JamoForm.Anchor, by control: JamoForm.Anchor?, to end: JamoForm.Anchor
    ) -> BlockStroke {
      let bend = Bend(from: center(start), by: control.map(center), to: center(end))
      return .leg(bend.places, stem: pen.stem, bar: pen.bar, within: box)
    }

    /// The upper left block of a pen at an anchor.
    private func corner(_ anchor: JamoForm.Anchor) -> (x: Int, y: Int) {
      let x = form.stems.place(of: anchor.x, among: columns)
      let y = form.bars.place(of: anchor.y, among: rows)
      return (
        box.columns.lowerBound + Self.rounded(x, anchor.x),
        box.rows.lowerBound + Self.rounded(y, anchor.y)
      )
    }

    /// Rounds both sides of the middle alike.
    private static func rounded(_ place: Double, _ percent: Double) -> Int {
      Int(bounded: percent > 50 ? (place + 0.5).rounded(.down) : (place - 0.5).rounded(.up))
    }

    private func center(_ anchor: JamoForm.Anchor) -> InkPoint {
      InkPoint(
        x: Double(box.columns.lowerBound) + form.stems.place(of: anchor.x, among: columns)
          + Double(pen.stem) / 2,
        y: Double(box.rows.lowerBound) + form.bars.place(of: anchor.y, among: rows)
          + Double(pen.bar) / 2)
    }
  }
}
