extension LetterForm {
  /// Reads a width in percent, `c` after it for what is centred and `f` for what needs a fine pen, and
  /// the strokes, between slashes.
  ///
  /// An anchor is `x,y`, with `~` where the way is rounded, `w` before a square `y`, and `?7` if it
  /// needs a height of seven blocks; a closed stroke ends with `z`.
  init?(_ text: Substring) {
    guard let head = text.split(separator: " ").first else { return nil }
    isCentered = head.hasSuffix("c")
    isFine = head.hasSuffix("f")
    let percent = Double(head.prefix { $0.isNumber }) ?? 0
    width = percent > 0 ? percent / 100 : nil
    let rest = text.drop { $0 == " " }.dropFirst(head.count)
    strokes = rest.split(separator: "/").compactMap(Stroke.init)
  }
}

extension LetterForm.Stroke {
  fileprivate init?(_ text: Substring) {
    let words = text.split(separator: " ")
    anchors = words.compactMap(LetterForm.Anchor.init)
    isClosed = words.last == "z"
    guard !anchors.isEmpty else { return nil }
  }
}

extension LetterForm.Anchor {
  fileprivate init?(_ text: Substring) {
    let halves = text.split(separator: "?")
    guard let text = halves.first else { return nil }
    leastHeight = halves.count > 1 ? Int(halves[1]) ?? 0 : 0
    isRound = text.hasSuffix("~")
    let parts = (isRound ? text.dropLast() : text).split(separator: ",")
    guard parts.count == 2, let x = Double(parts[0]) else { return nil }
    isSquare = parts[1].hasPrefix("w")
    guard let y = Double(isSquare ? parts[1].dropFirst() : parts[1]) else { return nil }
    self.x = x
    self.y = y
  }
}
