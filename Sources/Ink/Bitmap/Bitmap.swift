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
