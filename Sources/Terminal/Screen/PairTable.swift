import CNcurses

/// The colour pairs defined in ncurses, by number.
struct PairTable {
  private let painter: OpaquePointer
  private var numbers: [ColorPair: Int32] = [:]
  /// The pairs from number 1 on.
  private(set) var pairs: [ColorPair] = []

  init(painter: OpaquePointer) {
    self.painter = painter
  }

  /// Whether to start over, because the next frame with this many cells might run out of pairs.
  func isCrowded(for cellCount: Int) -> Bool {
    pairs.count >= min(max(4 * cellCount, Self.smallCrowd), Self.largeCrowd)
  }

  /// The number of a pen's pair, defined if necessary; 0, the terminal's own colours, if there is
  /// no room.
  mutating func number(for pen: Pen) -> Int32 {
    guard pen.foreground != .own || pen.background != .own else { return 0 }
    let pair = ColorPair(foreground: pen.foreground, background: pen.background)
    if let known = numbers[pair] { return known }
    let number = Int32(pairs.count + 1)
    guard number < TerminfoEntry.pairs,
      painter_set_pair(painter, number, pen.foreground.number, pen.background.number)
    else { return 0 }
    numbers[pair] = number
    pairs.append(pair)
    return number
  }

  mutating func reset() {
    numbers.removeAll()
    pairs.removeAll()
    painter_reset_pairs(painter)
  }

  private static let smallCrowd = 0x1000
  private static let largeCrowd = 0xC000
}
