/// Removes style changes without effect from painted bytes.
///
/// ncurses sends both colours whenever one changes, and a separate sequence for each attribute.
/// Here changes are held back until something is drawn, and then sent as one difference.
struct PenFolder {
  /// What ncurses writes for a pair of colours: its number, which no terminal would understand. To write
  /// and read their levels would take several times as long.
  static let pairSequence = "\u{1B}[<%p1%dm"
  private static let pairMark = UInt8(ascii: "<")

  private var sent = Pen.plain
  private var wanted = Pen.plain
  private var pairs: [ColorPair] = []
  private var folded: [UInt8] = []

  /// The style with which the terminal draws after all folded bytes.
  var pen: Pen { sent }

  /// The bytes for a terminal, where pairs have these colours, from number 1 on.
  mutating func folded(_ bytes: [UInt8], in pairs: [ColorPair] = []) -> [UInt8] {
    self.pairs = pairs
    folded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let first = rest.first {
      if first == 0x1B {
        takeSequence(from: &rest)
      } else {
        takeRun(from: &rest)
      }
    }
    send()
    defer { (self.pairs, folded) = ([], []) }
    return folded
  }

  /// Takes a run of characters, which are drawn with the pen, or of controls, which only move the
  /// cursor.
  private mutating func takeRun(from rest: inout ArraySlice<UInt8>) {
    let isDrawn = rest[rest.startIndex] >= 0x20
    let run = rest.prefix { isDrawn ? $0 >= 0x20 : $0 < 0x20 && $0 != 0x1B }
    if isDrawn { send() }
    folded += run
    rest = rest[run.endIndex...]
  }

  private mutating func takeSequence(from rest: inout ArraySlice<UInt8>) {
    let body = rest.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard rest.dropFirst().first == UInt8(ascii: "["), body.endIndex < rest.endIndex else {
      send()
      folded.append(rest.removeFirst())
      return
    }
    let final = rest[body.endIndex]
    let sequence = rest[...body.endIndex]
    rest = rest[sequence.endIndex...]
    if final == UInt8(ascii: "m"), let pen = colored(by: body) ?? wanted.applying(body) {
      wanted = pen
    } else {
      if !Self.onlyMoves(final) { send() }
      folded += sequence
    }
  }

  /// The pen with the pair of colours in a sequence; nil if that is another one.
  private func colored(by body: ArraySlice<UInt8>) -> Pen? {
    guard body.first == Self.pairMark else { return nil }
    var number = 0
    for byte in body.dropFirst() {
      guard 0x30...0x39 ~= byte, number < pairs.count else { return nil }
      number = number * 10 + Int(byte) - 0x30
    }
    guard pairs.indices.contains(number - 1) else { return nil }
    let pair = pairs[number - 1]
    return Pen(
      foreground: pair.foreground, background: pair.background, attributes: wanted.attributes)
  }

  private mutating func send() {
    guard wanted != sent else { return }
    wanted.appendSequence(after: sent, to: &folded)
    sent = wanted
  }

  /// Whether sequences with this final byte draw nothing.
  private static func onlyMoves(_ final: UInt8) -> Bool {
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "H"),
      UInt8(ascii: "d"):
      true
    default: false
    }
  }
}

extension Pen {
  /// The pen after a sequence; nil if its body isn't a plain list of known numbers.
  fileprivate func applying(_ body: ArraySlice<UInt8>) -> Pen? {
    var parameters: [Int] = []
    parameters.reserveCapacity(Self.usualCount)
    parameters.append(0)
    for byte in body {
      switch byte {
      case UInt8(ascii: ";"):
        parameters.append(0)
      case 0x30...0x39:
        let value = parameters[parameters.count - 1] * 10 + Int(byte) - 0x30
        parameters[parameters.count - 1] = min(value, 1000)
      default: return nil
      }
    }
    return applying(parameters)
  }

  /// The usual number of parameters: two colours in 24 bits.
  private static let usualCount = 10
}
