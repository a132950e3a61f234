import System

/// The letters that have been made block by block, for threads to share. It holds a bounded number;
/// those not used for the longest time go first.
final class TypeCase: Sendable {
  static let standard = TypeCase(book: .standard)

  private let book: HangulBook
  private let most: Int
  private let sorts = LockedValue(Sorts())

  /// A case for letters that have `most` blocks together; two such lots are kept at most.
  init(book: HangulBook, most: Int = 2_000_000) {
    (self.book, self.most) = (book, most)
  }

  /// The ink of a letter; nil if a syllable's strokes would touch.
  func bitmap(of shape: LetterShape) -> Bitmap? {
    if let known = sorts.withLock({ $0.find(shape, most: most) }) { return known }
    let bitmap = shape.bitmap(in: book)
    sorts.withLock { $0.keep(bitmap, of: shape, most: most) }
    return bitmap
  }

  /// The number of letters that are kept.
  var count: Int { sorts.withLock { $0.recent.count + $0.older.count } }
}

/// Letters in the order of their use, roughly.
private struct Sorts {
  var recent: [LetterShape: Bitmap?] = [:]
  var older: [LetterShape: Bitmap?] = [:]
  /// The size of the recent ones.
  private var size = 0

  mutating func find(_ shape: LetterShape, most: Int) -> Bitmap?? {
    if let bitmap = recent[shape] { return bitmap }
    guard let bitmap = older.removeValue(forKey: shape) else { return nil }
    keep(bitmap, of: shape, most: most)
    return bitmap
  }

  mutating func keep(_ bitmap: Bitmap?, of shape: LetterShape, most: Int) {
    let blocks = bitmap.map { $0.width * $0.height } ?? 0
    if size + Self.least + blocks > most {
      (older, recent, size) = (recent, [:], 0)
    }
    recent[shape] = .some(bitmap)
    size += Self.least + blocks
  }

  /// What a letter takes besides its blocks, in blocks.
  private static let least = 1000
}
