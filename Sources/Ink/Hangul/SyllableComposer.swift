import System

/// Composes the letters of a syllable in a rectangle of blocks.
struct SyllableComposer {
  private let parts: SyllableParts
  private let rows: SyllableRows
  private let width: Int
  private let height: Int
  private let pen: BlockPen
  private(set) var strokes: [ComposedStroke] = []
  /// The width of the two letters of an initial side by side; nil if it is a single letter.
  private(set) var pairWidth: Int?
  private var letters = 0

  /// Composes a syllable, or a letter that stands alone; fails if there is too little height to keep
  /// the letters apart.
  init?(_ parts: SyllableParts, in book: HangulBook, width: Int, height: Int, pen: BlockPen) {
    guard let frame = book.frames[parts.position],
      let rows = SyllableRows(parts, frame, height: height, bar: pen.bar)
    else { return nil }
    (self.parts, self.rows, self.width, self.height, self.pen) = (parts, rows, width, height, pen)
    if let letter = parts.lone {
      place(letter)
      return
    }
    let right = placeUpright()
    if let lying = parts.lying {
      place(lying, before: right)
    } else {
      placeBeside(before: right)
    }
    placeFinal()
  }

  /// Draws one letter in the middle.
  private mutating func place(_ letter: [Jamo]) {
    guard let first = letter.first else { return }
    var (length, tall) = (blocks(letter.count > 1 ? 100 : 84, of: width), height)
    switch first.vowel {
    case .upright: length = vowelWidth(of: first)
    case .lying: (length, tall) = (width, max(first.leastHeight(bar: pen.bar), height * 2 / 5))
    case nil: tall = min(height, blocks(0.84 * first.height, of: height))
    }
    length -= (width - length) % 2
    draw(
      letter,
      in: BlockBox(
        x: (width - length) / 2, y: (height - tall) / 2, width: length, height: tall))
  }

  /// Draws the upright vowel along the right edge, and returns the end of the room to its left.
  private mutating func placeUpright() -> Int {
    guard let upright = parts.upright, let form = upright.forms.first else { return width }
    var length = vowelWidth(of: upright)
    var end = width - length
    guard let tick = rows.tick else {
      draw(form, in: box(ofUpright: length))
      return max(0, end - gap(form.stems.isSolidAtStart ? 6 : 5))
    }
    // The lying vowel's bar ends at the stems, above the tick, which ends before the other's.
    end += form.stems.starts(length: length, pen: pen.stem)[1] - gap(4)
    let inner = (end + pen.stem) / 2 + gap(3)
    length = max(form.leastWidth(stem: pen.stem), min(length, width - inner))
    let share = 100 * Double(tick) / Double(max(1, rows.upright.count - pen.bar))
    draw(form.withTicks(at: share), in: box(ofUpright: length))
    return max(0, end)
  }

  private func box(ofUpright length: Int) -> BlockBox {
    BlockBox(
      x: width - length, y: rows.upright.lowerBound, width: length, height: rows.upright.count)
  }

  /// The width of an upright vowel.
  private func vowelWidth(of upright: Jamo) -> Int {
    guard case .upright(let share) = upright.vowel, let form = upright.forms.first else { return 0 }
    return max(form.leastWidth(stem: pen.stem), blocks(share, of: width))
  }

  /// Draws the initial to the left of an upright vowel.
  private mutating func placeBeside(before right: Int) {
    guard let first = parts.initial.first else { return }
    let span = parts.initial.count > 1 ? Jamo.Span(start: 0, length: 100) : first.beside
    let x = blocks(span.start, of: right)
    let length = min(right - x, max(1, blocks(span.length, of: right)))
    draw(
      parts.initial,
      in: BlockBox(x: x, y: rows.initial.lowerBound, width: length, height: rows.initial.count),
      isBeside: true)
  }

  /// Draws a lying vowel and the initial above its middle.
  private mutating func place(_ lying: Jamo, before right: Int) {
    guard let form = lying.forms.first else { return }
    if let first = parts.initial.first {
      let share = parts.initial.count > 1 ? 92 : first.over
      let wider = parts.upright == nil ? 0 : Self.wider
      var length = min(right, blocks(share + wider, of: right))
      length += (right - length) % 2
      draw(
        parts.initial,
        in: BlockBox(
          x: (right - length) / 2, y: rows.initial.lowerBound, width: length,
          height: rows.initial.count))
    }
    draw(
      form, in: BlockBox(x: 0, y: rows.lying.lowerBound, width: right, height: rows.lying.count))
  }

  /// How much wider an initial is above the shorter bar of a vowel that is around it, in percent.
  private static let wider = 14.0

  /// Draws the final: in the middle, or along the right edge of an upright vowel's last stem.
  private mutating func placeFinal() {
    guard let first = parts.final.first else { return }
    var start = parts.final.count > 1 ? Self.pairStart : first.below.start
    var right = width
    if let upright = parts.upright {
      start += parts.final.count > 1 ? 2 : 0
      let hasOuterTicks = upright.forms.first?.stems.isSolidAtEnd == false
      right -= hasOuterTicks ? vowelWidth(of: upright) - pen.stem : 0
    } else {
      right -= blocks(start, of: width)
    }
    let x = blocks(start, of: width)
    draw(
      parts.final,
      in: BlockBox(x: x, y: rows.final.lowerBound, width: right - x, height: rows.final.count))
  }

  /// The left edge of two letters below, in percent.
  private static let pairStart = 4.0

  /// Draws a letter, or two side by side.
  private mutating func draw(_ letter: [Jamo], in box: BlockBox, isBeside: Bool = false) {
    let gap = max(1, blocks(6, of: box.width))
    let half = letter.count > 1 ? (box.width - gap) / 2 : box.width
    if letter.count > 1, box.rows == rows.initial { pairWidth = half }
    for (index, part) in letter.enumerated() {
      let x = index == 0 ? box.columns.lowerBound : box.columns.upperBound - half
      let place = BlockBox(x: x, y: box.rows.lowerBound, width: half, height: box.height)
      if let form = part.form(in: place, pen: pen, isBeside: isBeside) {
        draw(form, in: place)
      }
    }
  }

  /// Draws a form; with a thinner stem if there is too little width for the usual one.
  private mutating func draw(_ form: JamoForm, in box: BlockBox) {
    var pen = pen
    while pen.stem > 1, form.leastWidth(stem: pen.stem) > box.width { pen.stem -= 1 }
    for (index, pieces) in form.strokes(in: box, pen: pen).enumerated() {
      strokes.append(ComposedStroke(letter: letters, form: form, index: index, pieces: pieces))
    }
    letters += 1
  }

  /// The number of blocks in a share of a length, in percent.
  private func blocks(_ percent: Double, of length: Int) -> Int {
    Int(bounded: (percent / 100 * Double(length)).rounded())
  }

  /// A gap in percent of the width; at least a block.
  private func gap(_ percent: Double) -> Int { max(1, blocks(percent, of: width)) }
}

/// A part of a length: what it would like to have, and the least it needs, in blocks.
struct BlockShare: Hashable, Sendable {
  let ideal: Double
  let least: Int

  init(_ ideal: Double, least: Int = 0) {
    (self.ideal, self.least) = (ideal, least)
  }
}

extension [BlockShare] {
  var least: Int { reduce(0) { $0 + $1.least } }

  /// Whole lengths that add up to `total` and come as near as possible to their ideals; none is
  /// below its least unless all together are.
  func fill(_ total: Int) -> [Int] {
    let sum = reduce(0) { $0 + $1.ideal }
    let scale = sum > 0 ? Double(total) / sum : 0
    var lengths = map { Swift.max($0.least, Int(bounded: ($0.ideal * scale).rounded())) }
    while !lengths.isEmpty {
      let rest = total - lengths.reduce(0, +)
      guard rest != 0 else { break }
      let step = rest.signum()
      // Of equal wishes, the larger part gives or takes.
      let wish = { (index: Int) in
        Double(step) * (self[index].ideal * scale - Double(lengths[index]))
          + self[index].ideal * scale / 1000
      }
      let free = indices.filter { step > 0 || lengths[$0] > self[$0].least }
      guard let index = free.max(by: { wish($0) < wish($1) }) else { break }
      lengths[index] += step
    }
    return lengths
  }
}

/// The rows of blocks that each letter of a syllable takes.
struct SyllableRows {
  let initial: Range<Int>
  let lying: Range<Int>
  let upright: Range<Int>
  let final: Range<Int>
  /// The top of an inner tick below the bar of a lying vowel; nil if it keeps its usual height.
  let tick: Int?

  /// Shares out the height; fails if the letters would touch.
  init?(_ parts: SyllableParts, _ frame: SyllableFrame, height: Int, bar: Int) {
    let below = Self(parts, frame, height: height, bar: bar, hasTickBelow: parts.hasInnerTicks)
    let usual =
      parts.hasInnerTicks ? Self(parts, frame, height: height, bar: bar, hasTickBelow: false) : nil
    guard let rows = below ?? usual else { return nil }
    self = rows
  }

  private init?(
    _ parts: SyllableParts, _ frame: SyllableFrame, height: Int, bar: Int, hasTickBelow: Bool
  ) {
    let space = Levels.leastSpace(pen: bar)
    let tallest = parts.initial.map(\.height).max() ?? 100
    let lowest = parts.final.map(\.height).max() ?? 0
    var shares = [
      BlockShare(frame.above),
      BlockShare(
        frame.initial * tallest / 100,
        least: parts.initial.map { $0.leastHeight(bar: bar) }.max() ?? 0),
    ]
    var (gap, vowel, rest) = (BlockShare(0), BlockShare(0), BlockShare(frame.below))
    if let lying = parts.lying, case .lying(let above, let length, let below) = lying.vowel {
      let bars = 100 * Double(bar) / Double(height)
      let hangs = lying.hangs
      let least =
        hasTickBelow
        ? 2 * bar + space : lying.leastHeight(bar: bar) + (hangs && parts.final.isEmpty ? 1 : 0)
      gap = BlockShare(above, least: space)
      vowel = BlockShare(length * (hangs && !parts.final.isEmpty ? 0.62 : 1) + bars, least: least)
      rest = BlockShare(parts.final.isEmpty ? below + frame.below : 0)
    }
    shares += [gap, vowel, rest]
    if !parts.final.isEmpty {
      shares[4] = BlockShare(frame.gap, least: space)
      shares.append(
        BlockShare(
          frame.final * lowest / 100, least: parts.final.map { $0.leastHeight(bar: bar) }.max() ?? 0
        ))
    }
    guard shares.least <= height else { return nil }
    let lengths = shares.fill(height)
    var y = 0
    let ranges = lengths.map { length in
      defer { y += length }
      return y..<y + length
    }
    initial = ranges[1]
    lying = ranges[3]
    final = parts.final.isEmpty ? height..<height : ranges[5]
    upright = 0..<(parts.final.isEmpty ? height : ranges[4].lowerBound)
    let room = upright.upperBound - lying.lowerBound - bar
    tick = hasTickBelow ? lying.lowerBound + bar + max(space, (room - bar + 1) / 2) : nil
  }
}
