extension String {
  /// The text in lines of at most `width` columns; longer words get a line of their own.
  func wrapped(to width: Int) -> [String] {
    words(between: UInt8(ascii: " ")).reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  /// Lines of choices such as `{a|b|c}`, broken behind bars; the others stand below the first.
  func broken(to width: Int) -> [String] {
    guard columns > width else { return isEmpty ? [] : [self] }
    return words(between: UInt8(ascii: "|")).reduce(into: []) { lines, word in
      // Room for the bar that a broken line ends with.
      if let line = lines.last, line.columns + 2 + word.columns <= width {
        lines[lines.count - 1] = "\(line)|\(word)"
      } else {
        if let line = lines.popLast() { lines.append("\(line)|") }
        lines.append(lines.isEmpty ? word : " \(word)")
      }
    }
  }

  /// Split by bytes, which takes a tenth of the time that characters take.
  private func words(between sign: UInt8) -> [String] {
    utf8.split(separator: sign).map { String(Substring($0)) }
  }
}
