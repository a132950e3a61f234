import Cells

extension String {
  /// The width in terminal columns; Hangul takes two.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it, so that it has at least so many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces before it.
  package func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}

extension [[String]] {
  /// Rows of a table as lines, each column as wide as its widest cell.
  package var aligned: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { index in
      map { index < $0.count ? $0[index].columns : 0 }.max() ?? 0
    }
    return map { row in
      row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell.padded(to: widths[index])
      }.joined(separator: "  ")
    }
  }
}
