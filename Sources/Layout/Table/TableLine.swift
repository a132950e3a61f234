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
    let bytes = Array(text.utf8)
    var lines: [TableLine] = []
    var (start, number) = (0, 1)
    while start < bytes.count {
      let (words, end) = words(in: bytes, from: start)
      if let first = words.first, !first.starts(with: "//".utf8) {
        lines.append(TableLine(number: number, spelt: words))
      }
      (start, number) = (end + 1, number + 1)
    }
    return lines
  }

  /// The words of a line and where it ends. An array needn't grow: most lines are of colours, and have seven
  /// words.
  private static func words(
    in bytes: [UInt8], from first: Int
  ) -> (words: [ArraySlice<UInt8>], end: Int) {
    var words: [ArraySlice<UInt8>] = []
    words.reserveCapacity(7)
    var (start, index) = (first, first)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if isBlank(bytes[index]) {
        if start < index { words.append(bytes[start..<index]) }
        start = index + 1
      }
      index += 1
    }
    if start < index { words.append(bytes[start..<index]) }
    return (words, index)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r")
  }

  package var words: [Substring] { spelt.map { Substring(decoding: $0, as: UTF8.self) } }

  package func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
