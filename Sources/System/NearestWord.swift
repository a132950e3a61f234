extension [String] {
  /// The word most likely intended: one that starts with the typed letters, or otherwise the one
  /// with the fewest typing errors, if there are few: one in so many letters. Ignores leading dashes
  /// and case.
  package func nearest(to typed: String, oneSlipIn letterCount: Int = 3) -> String? {
    let letters = typed.bareLetters
    guard !letters.isEmpty, letters.count < 40 else { return nil }
    let slips = map { (word: $0, count: letters.slips(from: $0.bareLetters)) }
    let fewest = slips.min { $0.count < $1.count }
    if let fewest, fewest.count <= Swift.max(1, fewest.word.bareLetters.count / letterCount) {
      return fewest.word
    }
    return first { $0.bareLetters.starts(with: letters) }
  }
}

extension String {
  fileprivate var bareLetters: [Character] {
    Array(prefix { $0 != "=" }.drop { $0 == "-" }.lowercased())
  }
}

extension [Character] {
  /// The number of letters missing, added, wrong or swapped with a neighbour.
  fileprivate func slips(from word: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array<Int>(0...word.count)
    for (row, letter) in enumerated() {
      var current = [row + 1]
      for (column, other) in word.enumerated() {
        var least = Swift.min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == word[column - 1], self[row - 1] == other {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[word.count]
  }
}
