/// A length or a coordinate of a sketch, in hundredths of the symbol's width.
struct Measure: Hashable, Sendable {
  enum Snap: UInt8, Hashable, Sendable {
    case none = 0
    /// To the nearest edge of a block: `|`.
    case block = 0x7C
    /// To the nearest edge of a cell: `#`.
    case cell = 0x23
    /// To where a stroke of the pen fills whole blocks: `'`.
    case pen = 0x27
  }

  /// How many widths of the pen it is; else hundredths.
  let isInPens: Bool
  let number: Double
  let snap: Snap

  /// Reads `62`, `62|`, `62#`, `62'` or, for the pen's width, `p` or `1.5p`.
  init?(_ text: Substring) {
    let bytes = text.utf8
    snap = bytes.last.flatMap(Snap.init) ?? .none
    let bare = snap == .none ? bytes : bytes.dropLast()
    isInPens = bare.last == UInt8(ascii: "p")
    let digits = isInPens ? bare.dropLast() : bare
    guard let number = isInPens && digits.isEmpty ? 1 : Double(digits: digits) else { return nil }
    self.number = number
  }
}
