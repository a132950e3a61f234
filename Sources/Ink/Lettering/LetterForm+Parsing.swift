extension LetterForm {
  /// Reads a width in percent, `c` after it for a centred form or `f` for one that needs a fine
  /// pen, then the strokes, separated by slashes.
  ///
  /// An anchor is `x,y`, with `~` for a rounded corner, `w` before a square `y`, and `?7` if it
  /// needs a height of seven blocks. A closed stroke ends with `z`.
  init?(_ text: ArraySlice<UInt8>) {
    var words = FormWords(text)
    guard let head = words.next() else { return nil }
    isCentered = head.last == UInt8(ascii: "c")
    isFine = head.last == UInt8(ascii: "f")
    let percent = Double(digits: isCentered || isFine ? head.dropLast() : head) ?? 0
    width = percent > 0 ? percent / 100 : nil
    var strokes: [Stroke] = []
    while let stroke = Stroke(&words) { strokes.append(stroke) }
    self.strokes = strokes
  }
}

extension LetterForm.Stroke {
  /// Reads up to a slash; fails at the end.
  fileprivate init?(_ words: inout FormWords) {
    var anchors: [LetterForm.Anchor] = []
    var isClosed = false
    var isThere = false
    while let word = words.next(), word.first != UInt8(ascii: "/") {
      isThere = true
      isClosed = word.first == UInt8(ascii: "z")
      if let anchor = LetterForm.Anchor(word) { anchors.append(anchor) }
    }
    guard isThere else { return nil }
    (self.anchors, self.isClosed) = (anchors, isClosed)
  }
}

extension LetterForm.Anchor {
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    let mark = text.firstIndex(of: UInt8(ascii: "?"))
    let place = text[..<(mark ?? text.endIndex)]
    guard let comma = place.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    isRound = place.last == UInt8(ascii: "~")
    let height = place[(comma + 1)...].dropLast(isRound ? 1 : 0)
    isSquare = height.first == UInt8(ascii: "w")
    guard let x = Double(digits: place[..<comma]),
      let y = Double(digits: height.dropFirst(isSquare ? 1 : 0))
    else { return nil }
    (self.x, self.y) = (x, y)
    leastHeight = mark.flatMap { Double(digits: text[($0 + 1)...]) }.map { Int($0) } ?? 0
  }
}

/// The words of a form, one after another: a start reads a thousand, and lists of them would take most of
/// the time.
private struct FormWords {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    rest = text
  }

  mutating func next() -> ArraySlice<UInt8>? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}
