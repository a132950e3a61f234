import Cells

/// The sequences to send when entering, querying and leaving a terminal.
struct TerminalSequences: Sendable {
  let entering: [UInt8]
  let leaving: [UInt8]
  let reports: [UInt8]
  let mouseReports: [UInt8]
  private let cursor: (shown: [UInt8], hidden: [UInt8])
  private let isModern: Bool

  init(entry: TerminfoEntry, name: TerminalName) {
    isModern = name.isModern
    cursor = (entry.sequence(.showCursor), entry.sequence(.hideCursor))
    let alternate = entry.sequence(.enterAlternateScreen)
    entering = alternate + entry.sequence(.enterKeypad) + entry.sequence(.hideCursor)
    leaving =
      (isModern ? Self.endOfReports : []) + entry.sequence(.resetAttributes)
      + entry.sequence(.leaveKeypad) + entry.sequence(.showCursor)
      + entry.sequence(alternate.isEmpty ? .clearScreen : .leaveAlternateScreen)
    reports = isModern ? Array("\u{1B}[?1004h\u{1B}[?2004h\u{1B}[?2031h".utf8) : []
    mouseReports = isModern ? Array("\u{1B}[?1000h\u{1B}[?1003h\u{1B}[?1006h".utf8) : []
  }

  /// Shows the cursor at a position; hiding it restores its old position and style.
  func showing(_ caret: Point?) -> [UInt8] {
    guard isModern, let caret else { return [] }
    return Array("\u{1B}7\u{1B}[\(caret.y + 1);\(caret.x + 1)H".utf8) + cursor.shown
  }

  func hiding(_ caret: Point?) -> [UInt8] {
    isModern && caret != nil ? cursor.hidden + Array("\u{1B}8".utf8) : []
  }

  private static let endOfReports = [2026, 2031, 2004, 1004, 1006, 1003, 1000].flatMap {
    Array("\u{1B}[?\($0)l".utf8)
  }

  static let beginSynchronized = Array("\u{1B}[?2026h".utf8)
  static let endSynchronized = Array("\u{1B}[?2026l".utf8)
}

extension TerminfoEntry {
  /// The sequence without the delays for old hardware.
  fileprivate func sequence(_ text: Text) -> [UInt8] {
    var rest = (self[text] ?? [])[...]
    var sequence: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        sequence.append(byte)
      }
    }
    return sequence
  }
}
