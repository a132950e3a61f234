/// A length or coordinate of a sketch, in hundredths of the symbol's width.
struct Measure: Hashable, Sendable {
  enum Snap: UInt8, Hashable, Sendable {
    case none = 0
    /// To the nearest edge of a block: `|`.
    case block = 0x7C
    /// To the nearest edge of a cell: `#`.
    case cell = 0x23
    /// To a position at which a stroke of the pen fills whole blocks: `'`.
    case pen = 0x27
  }

  /// The unit of the amount added to the hundredths.
  enum Unit: UInt8, Hashable, Sendable {
    case pen = 0x70
    case block = 0x62
  }

  private(set) var number = 0.0
  private(set) var unit: Unit?
  /// The amount in `unit`.
  private(set) var units = 0.0
  let snap: Snap

  /// Reads `62`, `62|`, `62#` or `62'`; with a unit of pens or blocks, `p`, `1.5p` or `50-.5b`.
  /// Fails for anything else.
  init?(_ text: Substring) {
    let bytes = text.utf8
    snap = bytes.last.flatMap(Snap.init) ?? .none
    let bare = snap == .none ? bytes[...] : bytes.dropLast()
    unit = bare.last.flatMap(Unit.init)
    guard unit != nil else {
      guard let number = Double(digits: bare) else { return nil }
      self.number = number
      return
    }
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    let start = bare.lastIndex(where: isSign) ?? bare.startIndex
    guard let units = Self.count(bare[start...].dropLast()) else { return nil }
    self.units = units
    guard start > bare.startIndex else { return }
    guard let number = Double(digits: bare[..<start]) else { return nil }
    self.number = number
  }

  /// Reads `1.5` or `+1.5`; `-` alone is -1 and nothing is 1. Nil for anything else.
  private static func count(_ bytes: Substring.UTF8View) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
    guard let count = digits.isEmpty ? 1 : Double(digits: digits) else { return nil }
    return isNegative ? -count : count
  }
}
