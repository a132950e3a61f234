import Layout

/// A line of the board that says something, as words set apart by spaces.
struct BoardLine: Hashable, Sendable {
  let number: Int
  let words: [String]

  static let most = 10_000

  static func lines(of text: String) throws(LineError) -> [BoardLine] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count <= most else {
      throw LineError(line: most + 1, cause: "there are more than \(most) lines")
    }
    var found: [BoardLine] = []
    for (index, line) in lines.enumerated() {
      do {
        let words = try WordScanner.words(of: line)
        if !words.isEmpty { found.append(BoardLine(number: index + 1, words: words)) }
      } catch {
        throw LineError(line: index + 1, cause: error.cause)
      }
    }
    return found
  }

  func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
