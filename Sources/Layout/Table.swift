/// An error in a line of a table.
package struct LineError: Error, Hashable, CustomStringConvertible {
  package let line: Int
  package let cause: String

  package init(line: Int, cause: String) {
    self.line = line
    self.cause = cause
  }

  package var description: String { "line \(line): \(cause)" }
}

/// A line of a table: words separated by spaces.
package struct TableLine {
  package let number: Int
  package let words: [Substring]

  /// The lines of a text, without blank ones and comments, which start with `//`.
  package static func lines(of text: String) -> [TableLine] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
        guard let first = words.first, !first.starts(with: "//".utf8) else { return nil }
        return TableLine(number: index + 1, words: words.map(Substring.init))
      }
  }

  package func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
