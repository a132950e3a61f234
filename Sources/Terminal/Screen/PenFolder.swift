/// Removes style changes without effect from painted bytes.
///
/// ncurses sends both colours whenever one changes, and a separate sequence for each attribute.
/// Here changes are held back until something is drawn, and then sent as one difference.
struct PenFolder {
  private var sent = Pen.plain
  private var wanted = Pen.plain
  private var folded: [UInt8] = []

  /// The style with which the terminal draws after all folded bytes.
  var pen: Pen { sent }

  mutating func folded(_ bytes: [UInt8]) -> [UInt8] {
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
    defer { folded.removeAll(keepingCapacity: false) }
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
    if final == UInt8(ascii: "m"), let pen = wanted.applying(body) {
      wanted = pen
    } else {
      if !Self.onlyMoves(final) { send() }
      folded += sequence
    }
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
