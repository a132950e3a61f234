import System

/// The shape of a letter: paths of a pen between the centres of its outer strokes.
///
/// Horizontally, 0 is the centre of the left stem and 100 that of the right one. Vertically, 0 is
/// the centre of a capital's top bar and 100 that of its bottom bar.
struct LetterForm: Hashable, Sendable {
  struct Anchor: Hashable, Sendable {
    let x: Double
    let y: Double
    /// Whether `y` counts from the bar at 0 or 100, in units of the letter's width.
    let isSquare: Bool
    let isRound: Bool
    /// The minimum height, in blocks, at which this anchor is drawn: hooks would fill shorter
    /// letters.
    let leastHeight: Int
  }

  struct Stroke: Hashable, Sendable {
    let anchors: [Anchor]
    let isClosed: Bool
  }

  /// The width relative to a digit's; nil for a single stem.
  let width: Double?
  /// Whether a stroke runs through the exact middle.
  let isCentered: Bool
  /// Whether a heavy pen would fill the letter's small counters.
  let isFine: Bool
  let strokes: [Stroke]

  /// The minimum width of a fine pen: a lone ring needs a thicker stroke than two rings and a
  /// slash.
  var leastFinePen: Int { strokes.count > 1 ? 1 : 2 }
}

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
    leastHeight = mark.flatMap { Double(digits: text[($0 + 1)...]) }.map { Int(bounded: $0) } ?? 0
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
