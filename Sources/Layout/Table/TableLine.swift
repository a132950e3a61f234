/// A line of a table: words separated by spaces.
package struct TableLine {
  package let number: Int
  /// The words as bytes.
  package let spelt: [ArraySlice<UInt8>]

  /// The lines of a text, without blank ones and comments, which start with `//`.
  ///
  /// Splits an array of bytes, which is faster than splitting a string's bytes, and several times
  /// faster than splitting into characters.
  package static func lines(of text: String) -> [TableLine] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().compactMap { index, line in
        let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
        guard let first = words.first, !first.starts(with: "//".utf8) else { return nil }
        return TableLine(number: index + 1, spelt: words)
      }
  }

  package var words: [Substring] { spelt.map { Substring(decoding: $0, as: UTF8.self) } }

  package func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
