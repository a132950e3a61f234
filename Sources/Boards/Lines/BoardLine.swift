import System

/// A line of a board's text that is neither empty nor a comment, split into words.
package struct BoardLine: Hashable, Sendable {
  let number: Int
  package let words: [String]

  /// The readable lines, and the errors in the others.
  package static func lines(of text: String) -> (lines: [BoardLine], faults: [BoardFaults.Line]) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let most = Bound.widgetsLines.greatest
    guard lines.count <= most else {
      return ([], [BoardFaults.Line(number: most + 1, fault: .tooManyLines(most: most))])
    }
    var (found, faults): ([BoardLine], [BoardFaults.Line]) = ([], [])
    for (index, line) in lines.enumerated() {
      do {
        try check(length: Substring(line).utf8.count)
        let words = try WordScanner.words(of: line)
        if !words.isEmpty { found.append(BoardLine(number: index + 1, words: words)) }
      } catch {
        faults.append(BoardFaults.Line(number: index + 1, fault: error))
      }
    }
    return (found, faults)
  }

  /// Throws if a line, or the words for one, have too many bytes.
  static func check(length: Int) throws(BoardFault) {
    if Bound.widgetsLine.isExceeded(by: length) {
      throw .longLine(length: length, most: Bound.widgetsLine.greatest)
    }
  }
}
