/// A length or a coordinate of a sketch, in hundredths of the symbol's width.
struct Measure: Hashable, Sendable {
  enum Snap: Character, Hashable, Sendable {
    case none = "."
    /// To the nearest edge of a block.
    case block = "|"
    /// To the nearest edge of a cell.
    case cell = "#"
    /// To where a stroke of the pen fills whole blocks.
    case pen = "'"
  }

  /// How many widths of the pen it is; else hundredths.
  let isInPens: Bool
  let number: Double
  let snap: Snap

  init(_ number: Double) {
    self.number = number
    isInPens = false
    snap = .none
  }

  /// Reads `62`, `62|`, `62#`, `62'` or, for the pen's width, `p` or `1.5p`.
  init?(_ text: Substring) {
    snap = text.last.flatMap(Snap.init) ?? .none
    let bare = snap == .none ? text : text.dropLast()
    isInPens = bare.hasSuffix("p")
    let digits = isInPens ? bare.dropLast() : bare
    guard let number = isInPens && digits.isEmpty ? 1 : Double(digits), number.isFinite else {
      return nil
    }
    self.number = number
  }
}
