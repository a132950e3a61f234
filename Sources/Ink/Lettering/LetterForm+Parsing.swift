extension LetterForm {
  /// Reads a width in percent, `c` after it for a centred form or `f` for one that needs a fine
  /// pen, then the strokes, separated by slashes.
  ///
  /// An anchor is `x,y`, with `~` for a rounded corner, `w` before a square `y`, and `?7` if it
  /// needs a height of seven blocks. A closed stroke ends with `z`.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "))
    guard let head = words.first else { return nil }
    isCentered = head.last == UInt8(ascii: "c")
    isFine = head.last == UInt8(ascii: "f")
    let percent = Double(digits: isCentered || isFine ? head.dropLast() : head) ?? 0
    width = percent > 0 ? percent / 100 : nil
    strokes = words.dropFirst().split { $0.elementsEqual("/".utf8) }.map(Stroke.init)
  }
}

extension LetterForm.Stroke {
  fileprivate init(_ words: ArraySlice<ArraySlice<UInt8>>) {
    anchors = words.compactMap(LetterForm.Anchor.init)
    isClosed = words.last?.elementsEqual("z".utf8) == true
  }
}

extension LetterForm.Anchor {
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    let halves = text.split(separator: UInt8(ascii: "?"))
    guard let text = halves.first else { return nil }
    leastHeight = halves.count > 1 ? Int(Double(digits: halves[1]) ?? 0) : 0
    isRound = text.last == UInt8(ascii: "~")
    let parts = (isRound ? text.dropLast() : text).split(separator: UInt8(ascii: ","))
    guard parts.count == 2, let x = Double(digits: parts[0]) else { return nil }
    isSquare = parts[1].first == UInt8(ascii: "w")
    guard let y = Double(digits: isSquare ? parts[1].dropFirst() : parts[1]) else { return nil }
    self.x = x
    self.y = y
  }
}
