import Cells

extension String {
  /// Lines of whole words, none wider than so many columns unless a single word is.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// Of a terminal.
  private var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}
