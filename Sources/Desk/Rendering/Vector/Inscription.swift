import Cells

/// A run of letters in one colour that all fonts place alike, or any other single glyph.
struct Inscription {
  let origin: Point
  private(set) var text: String
  private(set) var columns: Int
  let ink: RGB
  let attributes: Attributes
  private let isLatin: Bool

  /// Fails if the cell has no text.
  init?(_ cell: Cell, at origin: Point) {
    guard cell.glyph != .space, !cell.isTail, Block(cell.glyph) == nil else { return nil }
    self.origin = origin
    text = cell.glyph.description
    columns = cell.glyph.width
    ink = cell.style.shownColors.ink
    attributes = cell.style.attributes.intersection([.bold, .italic])
    isLatin = cell.glyph.scalars.count == 1 && text.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  /// Whether it is one glyph, which fonts may draw wider or narrower than its columns.
  var isSingle: Bool { columns == 1 || !isLatin }

  var isWide: Bool { columns == 2 && !isLatin }

  /// Appends what follows, even after a space, but not after two, which viewers would show as one.
  /// Returns false if the two can't be joined.
  mutating func append(_ next: Inscription) -> Bool {
    let gap = next.origin.x - origin.x - columns
    guard
      isLatin, next.isLatin, gap <= 1, ink == next.ink, attributes == next.attributes
    else { return false }
    text += (gap == 1 ? " " : "") + next.text
    columns += gap + next.columns
    return true
  }
}

extension Canvas {
  func inscriptions(ofRow y: Int) -> [Inscription] {
    (0..<size.width)
      .compactMap { Inscription(self[$0, y], at: Point(x: $0, y: y)) }
      .reduce(into: []) { row, next in
        let last = row.count - 1
        if last < 0 || !row[last].append(next) { row.append(next) }
      }
  }
}
