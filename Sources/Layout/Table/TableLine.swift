/// A line of a table: words separated by spaces.
package struct TableLine {
  package let number: Int
  /// The words as bytes, each found when it is asked for.
  package let spelt: TableWords

  /// The lines of a text, without blank ones and comments, which start with `//`.
  package static func lines(of text: String) -> [TableLine] {
    let bytes = Array(text.utf8)
    var lines: [TableLine] = []
    var (start, number) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let words = TableWords(of: bytes, in: start..<end)
      if let first = words.first, !first.starts(with: "//".utf8) {
        lines.append(TableLine(number: number, spelt: words))
      }
      (start, number) = (end + 1, number + 1)
    }
    return lines
  }

  package var words: [Substring] { spelt.map { Substring(decoding: $0, as: UTF8.self) } }

  package func error(_ cause: String) -> LineError {
    LineError(line: number, cause: cause)
  }
}
