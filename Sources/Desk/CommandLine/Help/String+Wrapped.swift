import Cells

extension String {
  /// The text in lines of at most `width` columns; longer words get a line of their own.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The width in terminal columns.
  private var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}
