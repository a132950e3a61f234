/// A syllable on a grid of blocks.
struct ComposedSyllable: Hashable, Sendable {
  let syllable: HangulSyllable
  let grid: HangulGrid

  /// The strokes. A syllable that would clot gets thinner bars; nil if strokes would touch even so.
  func strokes(in book: HangulBook) -> [ComposedStroke]? {
    let parts = SyllableParts(syllable, in: book)
    for bar in (1...grid.pen.bar).reversed() {
      let pen = BlockPen(stem: grid.pen.stem, bar: bar, aspect: grid.pen.aspect)
      let composer = SyllableComposer(
        parts, in: book, width: grid.width, height: grid.height, pen: pen)
      guard let composer else { continue }
      if !grid.isTight || composer.isPlain(on: grid) { return composer.strokes }
    }
    return nil
  }

  /// The ink; nil if strokes would touch.
  func bitmap(in book: HangulBook) -> Bitmap? {
    guard let strokes = strokes(in: book) else { return nil }
    var bitmap = Bitmap(width: grid.width, height: grid.height)
    for piece in strokes.lazy.flatMap(\.pieces) { bitmap.draw(piece) }
    return bitmap
  }
}

extension SyllableComposer {
  /// Whether the syllable can be told from all others although blocks are few.
  fileprivate func isPlain(on grid: HangulGrid) -> Bool {
    (pairWidth ?? .max) >= Self.leastTold && !strokes.haveClots(on: grid)
  }

  /// The width from which on any two narrow letters differ.
  private static let leastTold = 4
}

extension [ComposedStroke] {
  /// Whether two strokes touch that are apart in the book.
  func haveClots(on grid: HangulGrid) -> Bool {
    let inks = map { $0.bitmap(on: grid) }
    return indices.contains { first in
      indices[(first + 1)...].contains { second in
        !self[first].meets(self[second]) && inks[first].touches(inks[second])
      }
    }
  }
}
