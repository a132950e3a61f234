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
    Int((percent / 100 * Double(length)).rounded())
  }

  /// A gap in percent of the width; at least a block.
  private func gap(_ percent: Double) -> Int { max(1, blocks(percent, of: width)) }
}
