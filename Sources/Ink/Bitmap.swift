import System
package import Cells

/// The blocks of a rectangle that hold ink, packed 64 to a word, row by row.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  private let wordsInRow: Int
  private var words: [UInt64]

  /// A bitmap without ink; empty if a side is negative.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    wordsInRow = (self.width + 63) / 64
    words = Array(repeating: 0, count: wordsInRow * self.height)
  }

  /// Whether a block holds ink; false outside the rectangle.
  package subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return false }
    return words[y * wordsInRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// One or two blocks of a row as a number, the left one first; the column is a multiple of `count`.
  func run(x: Int, y: Int, count: Int) -> Int {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return Int(truncatingIfNeeded: words[y * wordsInRow + x / 64] >> UInt64(x % 64))
      & ((1 << count) - 1)
  }

  /// Inks a run of blocks, limited to the rectangle.
  package mutating func fill(_ columns: Range<Int>, row: Int) {
    guard row >= 0, row < height else { return }
    for x in columns.clamped(to: 0..<width) {
      words[row * wordsInRow + x / 64] |= 1 << UInt64(x % 64)
    }
  }

  /// Adds the ink of another bitmap, limited to the rectangle.
  package mutating func add(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height where (0..<height).contains(row + y) {
      for index in 0..<other.wordsInRow {
        let word = other.words[row * other.wordsInRow + index]
        if word != 0 { add(word, x: x + index * 64, row: row + y) }
      }
    }
  }

  /// Adds 64 blocks of a row.
  private mutating func add(_ word: UInt64, x: Int, row: Int) {
    let shift = x & 63
    let first = (x - shift) / 64
    add(word << UInt64(shift), toWord: first, ofRow: row)
    if shift > 0 { add(word >> UInt64(64 - shift), toWord: first + 1, ofRow: row) }
  }

  private mutating func add(_ word: UInt64, toWord index: Int, ofRow row: Int) {
    guard (0..<wordsInRow).contains(index) else { return }
    let rest = width - index * 64
    let mask = rest < 64 ? (1 << UInt64(rest)) - 1 : UInt64.max
    words[row * wordsInRow + index] |= word & mask
  }

  /// Whether ink of both lies in the same block or in blocks with a common side.
  func touches(_ other: Bitmap) -> Bool {
    (0..<height).contains { y in
      runs(inRow: y).contains { run in
        (max(0, run.lowerBound - 1)..<run.upperBound + 1).contains { other[$0, y] }
          || run.contains { other[$0, y - 1] || other[$0, y + 1] }
      }
    }
  }

  /// The unbroken runs of ink in a row, from left to right.
  package func runs(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for x in 0...width {
      if self[x, row] {
        start = start ?? x
      } else if let first = start {
        runs.append(first..<x)
        start = nil
      }
    }
    return runs
  }
}

extension Bitmap: CustomStringConvertible {
  package var description: String {
    (0..<height).map { y in
      String((0..<width).map { self[$0, y] ? "#" : "." })
    }.joined(separator: "\n")
  }
}

extension Bitmap {
  /// The blocks whose centres lie in a figure.
  init(_ figure: Figure, width: Int, height: Int, unit: InkPoint) {
    self.init(width: width, height: height)
    for y in 0..<self.height {
      for x in 0..<self.width {
        let center = InkPoint(x: (Double(x) + 0.5) * unit.x, y: (Double(y) + 0.5) * unit.y)
        if figure.distance(to: center) <= 0 { fill(x..<x + 1, row: y) }
      }
    }
  }

  /// The blocks as rectangles; equal runs of neighbouring rows are one.
  func figure(unit: InkPoint) -> Figure {
    var open: [Range<Int>: Int] = [:]
    var parts: [Figure] = []
    for row in 0...height {
      let runs = Set(row < height ? self.runs(inRow: row) : [])
      for (run, top) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !runs.contains(run) {
        let corner = InkPoint(x: Double(run.lowerBound) * unit.x, y: Double(top) * unit.y)
        let end = InkPoint(x: Double(run.upperBound) * unit.x, y: Double(row) * unit.y)
        parts.append(.rectangle(InkRect(from: corner, to: end), radius: 0))
        open[run] = nil
      }
      for run in runs where open[run] == nil { open[run] = row }
    }
    return .union(parts)
  }
}

/// A rectangle of whole blocks.
struct BlockBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(x: Int, y: Int, width: Int, height: Int) {
    columns = x..<x + max(0, width)
    rows = y..<y + max(0, height)
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
}

/// A stroke of a pen on a grid of blocks.
enum BlockStroke: Hashable, Sendable {
  /// A bar or a stem.
  case box(BlockBox)
  /// A ring in a box, with the thickness of its sides and that of its top and bottom.
  case ring(BlockBox, stem: Int, bar: Int)
  /// A slanted or bent stroke along the centres of a pen, downwards and within a box.
  case leg([InkPoint], stem: Int, bar: Int, within: BlockBox)
}

extension Bitmap {
  /// Draws a stroke.
  mutating func draw(_ stroke: BlockStroke) {
    switch stroke {
    case .box(let box): for row in box.rows { fill(box.columns, row: row) }
    case .ring(let box, let stem, let bar): drawRing(in: box, stem: stem, bar: bar)
    case .leg(let centers, let stem, let bar, let box):
      drawLeg(centers, stem: Double(stem), bar: Double(bar), within: box)
    }
  }

  private mutating func drawRing(in box: BlockBox, stem: Int, bar: Int) {
    for row in box.rows {
      let outer = Self.chord(of: box, inset: (0, 0), row: row)
      let inner = Self.chord(of: box, inset: (stem, bar), row: row)
      if inner.isEmpty {
        fill(outer, row: row)
      } else {
        fill(outer.lowerBound..<inner.lowerBound, row: row)
        fill(inner.upperBound..<outer.upperBound, row: row)
      }
    }
  }

  /// The blocks of a row whose centres lie in the ellipse of a box, made smaller on all sides.
  private static func chord(of box: BlockBox, inset: (x: Int, y: Int), row: Int) -> Range<Int> {
    let middle = Double(box.columns.lowerBound + box.columns.upperBound) / 2
    let radii = InkPoint(
      x: Double(box.width) / 2 - Double(inset.x), y: Double(box.height) / 2 - Double(inset.y))
    let empty = Int(bounded: middle)..<Int(bounded: middle)
    guard radii.x > 0, radii.y > 0 else { return empty }
    let center = Double(box.rows.lowerBound + box.rows.upperBound) / 2
    let height = (Double(row) + 0.5 - center) / radii.y
    guard abs(height) < 1 else { return empty }
    let half = radii.x * (1 - height * height).squareRoot()
    let first = Int(bounded: (middle - half - 0.5).rounded(.up))
    return first..<max(first, Int(bounded: (middle + half + 0.5).rounded(.down)))
  }

  /// Each row holds the part of the pen's band at its middle, so that a stroke is even and unbroken.
  private mutating func drawLeg(
    _ centers: [InkPoint], stem: Double, bar: Double, within box: BlockBox
  ) {
    guard let first = centers.first, centers.count > 1 else { return }
    var piece = 1
    var before: Range<Int>?
    for row in max(box.rows.lowerBound, Int(bounded: first.y - bar / 2))..<box.rows.upperBound {
      let y = max(first.y, Double(row) + 0.5)
      while piece < centers.count - 1, centers[piece].y <= y { piece += 1 }
      let way = centers[piece] - centers[piece - 1]
      guard way.y > 0 else { continue }
      let slope = way.x / way.y
      let x = centers[piece - 1].x + (y - centers[piece - 1].y) * slope
      let length = max(1, (stem * stem + bar * bar * slope * slope).squareRoot().rounded())
      var start = Int(bounded: (x - length / 2).rounded())
      start = max(box.columns.lowerBound, min(box.columns.upperBound - Int(bounded: length), start))
      var run = start..<start + Int(bounded: length)
      if let before, run.lowerBound > before.upperBound { run = before.upperBound..<run.upperBound }
      if let before, run.upperBound < before.lowerBound { run = run.lowerBound..<before.lowerBound }
      fill(run.clamped(to: box.columns), row: row)
      before = run
    }
  }
}

/// A line of letters as blocks, to be shown block for block.
package struct BlockLine: Sendable {
  private let ink: Bitmap
  /// The first block of each letter.
  private let starts: [Int]
  private let tier: GlyphTier

  init(_ letters: [(start: Int, ink: Bitmap)], tier: GlyphTier) {
    let width = letters.map { $0.start + $0.ink.width }.max() ?? 0
    // What hangs out to the left is cut off there.
    var ink = Bitmap(width: width, height: letters.map(\.ink.height).max() ?? 0)
    for letter in letters { ink.add(letter.ink, x: letter.start, y: 0) }
    self.ink = ink
    starts = letters.map(\.start)
    self.tier = tier
  }

  /// Draws the line in a frame: each letter in its shade, above what is there. Text stays.
  package func draw(
    _ shades: [Shade], on canvas: inout Canvas, in frame: Rect, clippedTo clip: Rect,
    depth: ColorDepth
  ) {
    let area = frame.intersection(clip).intersection(canvas.bounds)
    let medium = Medium(tier: tier, depth: depth)
    let parts = tier.parts
    guard !shades.isEmpty else { return }
    for y in area.rows {
      let row = y - frame.origin.y
      var letter = 0
      for x in area.columns {
        let column = x - frame.origin.x
        let bits = ink.bits(column: column, row: row, parts: parts)
        let old = canvas[x, y]
        guard bits != 0, !old.glyph.isText else { continue }
        let center = column * parts.columns + parts.columns / 2
        while letter + 1 < starts.count, starts[letter + 1] <= center { letter += 1 }
        let shade = shades[min(letter, shades.count - 1)]
        let stamp = BlockStamp(bits, ink: Ground(shade, column: column, row: row).tone)
        let cell = stamp.cell(on: Ground(old), in: medium)
        canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
      }
    }
  }
}

extension Bitmap {
  /// The blocks of a cell as a number: the first bit is the upper left one, the second its right
  /// neighbour.
  fileprivate func bits(column: Int, row: Int, parts: (columns: Int, rows: Int)) -> Int {
    var bits = 0
    for y in 0..<parts.rows {
      let run = run(x: column * parts.columns, y: row * parts.rows + y, count: parts.columns)
      bits |= run << (y * parts.columns)
    }
    return bits
  }
}

/// The blocks of one cell in a colour.
struct BlockStamp {
  private let bits: Int
  private let ink: Tone

  init(_ bits: Int, ink: Tone) {
    (self.bits, self.ink) = (bits, ink)
  }

  /// The cell that shows the blocks; the terminal's own background stays.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    let maySwap = surface.lower != nil && medium.depth != .mono
    let pattern = pattern(in: medium.tier, maySwap: maySwap)
    guard medium.depth != .mono else { return Cell(pattern.glyph) }
    if pattern == .full { return Cell(.space, Style(background: ink.color)) }
    let style =
      pattern.isSwapped
      ? Style(foreground: surface.color, background: ink.color)
      : Style(foreground: ink.color, background: surface.color)
    return Cell(pattern.glyph, style)
  }

  /// The pattern. A single octant in a corner is better shown by the seven others in the other colour,
  /// for more terminals draw those.
  private func pattern(in tier: GlyphTier, maySwap: Bool) -> BlockPattern {
    switch tier {
    case .octant:
      maySwap && Octant.corners.contains(bits)
        ? BlockPattern(octant: 255 - bits).swapped : BlockPattern(octant: bits)
    case .sextant: BlockPattern(sextant: bits)
    case .quadrant: BlockPattern(quadrant: bits)
    case .half, .ascii: BlockPattern(half: bits)
    }
  }
}

extension GlyphTier {
  /// The number of blocks in a cell.
  package var parts: (columns: Int, rows: Int) {
    switch self {
    case .octant: (2, 4)
    case .sextant: (2, 3)
    case .quadrant: (2, 2)
    case .half: (1, 2)
    case .ascii: (1, 1)
    }
  }
}
