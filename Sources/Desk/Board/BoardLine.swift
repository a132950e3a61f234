import Layout

/// A line of the board that says something, as words set apart by spaces.
struct BoardLine: Hashable, Sendable {
  let number: Int
  let words: [String]

  static let most = 10_000

  /// Those that can be read, and what is wrong with the others.
  static func lines(of text: String) -> (lines: [BoardLine], faults: [LineError]) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count <= most else {
      return ([], [LineError(line: most + 1, cause: "there are more than \(most) lines")])
    }
    var (found, faults): ([BoardLine], [LineError]) = ([], [])
    for (index, line) in lines.enumerated() {
      do {
        let words = try WordScanner.words(of: line)
        if !words.isEmpty { found.append(BoardLine(number: index + 1, words: words)) }
      } catch {
        faults.append(LineError(line: index + 1, cause: error.cause))
      }
    }
    return (found, faults)
  }

  func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
