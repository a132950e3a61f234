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
        let spoken = line.drop(while: isBlank)
        guard !spoken.isEmpty, !spoken.starts(with: "//".utf8) else { return nil }
        return TableLine(number: index + 1, spelt: words(of: spoken))
      }
  }

  /// What `split` finds, in an array that needn't grow: most lines are of colours, and have seven words.
  private static func words(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    words.reserveCapacity(7)
    var start = line.startIndex
    for index in line.indices where isBlank(line[index]) {
      if start < index { words.append(line[start..<index]) }
      start = index + 1
    }
    if start < line.endIndex { words.append(line[start...]) }
    return words
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r")
  }

  package var words: [Substring] { spelt.map { Substring(decoding: $0, as: UTF8.self) } }

  package func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
