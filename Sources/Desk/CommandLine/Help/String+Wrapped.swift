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

  /// Lines of choices such as `{a|b|c}`, broken behind bars; the others stand below the first.
  func broken(to width: Int) -> [String] {
    guard columns > width else { return isEmpty ? [] : [self] }
    return split(separator: "|").reduce(into: []) { lines, word in
      // Room for the bar that a broken line ends with.
      if let line = lines.last, line.columns + 2 + String(word).columns <= width {
        lines[lines.count - 1] = "\(line)|\(word)"
      } else {
        if let line = lines.popLast() { lines.append("\(line)|") }
        lines.append(lines.isEmpty ? String(word) : " \(word)")
      }
    }
  }
}
