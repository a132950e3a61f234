import Cells

/// The places of the question which blocks to draw with.
struct GlyphPlan {
  /// Four rows, or one where there is no room for more.
  let words: Rect
  let cards: [Rect]
  let notes: Rect?
  let footer: Rect

  private static let least = Size(width: 44, height: 12)
  private static let mostRows = 16
  private static let gap = 4

  /// Whether the suns are large enough to be compared.
  static func fits(_ size: Size) -> Bool {
    size.width >= least.width && size.height >= least.height
  }

  init(on size: Size) {
    let (wordRows, noteRows) = (size.height < 20 ? 1 : 4, size.height < 20 ? 0 : 3)
    let isHigh = size.height >= 30
    let others = wordRows + (isHigh ? 2 : 1) + noteRows + (isHigh ? 1 : 0)
    let rows = max(3, min(Self.mostRows, size.height - 2 - others, (size.width - 8) / 4))
    let top = max(0, (size.height - 1 - others - rows) / 2)
    let left = (size.width - 4 * rows - Self.gap) / 2
    let cardTop = top + wordRows + (isHigh ? 2 : 1)
    words = Rect(x: 0, y: top, width: size.width, height: wordRows)
    cards = [left, left + 2 * rows + Self.gap].map {
      Rect(x: max(0, $0), y: cardTop, width: 2 * rows, height: rows)
    }
    notes =
      noteRows == 0
      ? nil
      : Rect(x: 0, y: cardTop + rows + (isHigh ? 2 : 1), width: size.width, height: 2)
    footer = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }
}
