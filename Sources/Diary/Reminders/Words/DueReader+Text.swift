extension DueReader {
  /// A due time found in a text.
  struct Found {
    let due: SpokenDue
    let words: Range<Int>
    let repetitionWords: Range<Int>?
  }

  /// The longest due time at the end, before which a title is left.
  mutating func longestEnd(isWhole: Bool) -> Found? {
    for start in (isWhole ? 1 : 0)..<max(1, count) where !leavesOpen(before: start) {
      if let found = found(in: start..<count) { return found }
    }
    return nil
  }

  /// The longest due time at the beginning that can hardly be a part of the title.
  var longestStart: Found? {
    mutating get {
      for end in (1..<max(1, count)).reversed() where isPlain(at: end - 1) {
        if let found = found(in: 0..<end) { return found }
      }
      return nil
    }
  }

  private mutating func found(in range: Range<Int>) -> Found? {
    guard let parts = parts(of: range), let due = due(of: range) else { return nil }
    return Found(due: due, words: range, repetitionWords: parts.repetitionWords)
  }
}
