import CNcurses
package import Cells
import Glibc

/// A terminal that shows canvases, from entering it until it is left as it was found.
///
/// Before opening a screen, the caller blocks the signals that would end or stop the process. A
/// crash restores the terminal without the caller.
package struct Screen: ~Copyable {
  /// The depth in which colours are shown.
  package internal(set) var depth: ColorDepth
  package internal(set) var size: Size

  var line: TerminalLine
  let entry: TerminfoEntry
  let painter: OpaquePointer
  let sequences: TerminalSequences
  let questions: TerminalQuestions
  var cells: CellPainter
  var folder: PenFolder?
  var picture: ShownPicture
  var talk = TerminalTalk()
  var isEntered = true

  /// Opens the terminal of a descriptor. Nothing is written before the first frame.
  package init(
    on descriptor: Int32, environment: [String: String],
    depth chosenDepth: ColorDepth? = nil
  ) throws(TerminalFault) {
    var line = try TerminalLine(descriptor: descriptor)
    let name = TerminalName(environment["TERM"] ?? "")
    let entry = try TerminfoDatabase(environment: environment).entry(for: name)
    let depth = (chosenDepth ?? ColorDepth(environment: environment, entry: entry)).within(entry)
    let size = line.size
    let painter = try Self.painter(
      for: entry.painting(size, in: depth, folded: name.isModern))
    let sequences = TerminalSequences(entry: entry, name: name)
    do {
      try line.enterRawMode()
    } catch {
      painter_close(painter)
      throw error
    }

    self.depth = depth
    self.size = size
    self.line = line
    self.painter = painter
    self.sequences = sequences
    self.entry = entry
    questions = TerminalQuestions(environment)
    cells = CellPainter(painter: painter, quantizer: Quantizer(depth: depth))
    folder = name.isModern ? PenFolder() : nil
    picture = ShownPicture(size: size, preface: sequences.entering)
    armCrashGuard()
  }

  /// Whether the terminal is on a slow serial line.
  package var isOnSlowLine: Bool { line.isSlow }

  /// The keys in the terminal's terminfo entry.
  package var keys: KeySequences { KeySequences(entry) }

  deinit {
    leave()
    painter_close(painter)
  }

  private static func painter(for entry: TerminfoEntry) throws(TerminalFault) -> OpaquePointer {
    painter_use_utf8()
    guard let painter = painter_open(entry.name, entry.inHexadecimal) else {
      throw .refused(entry.name)
    }
    return painter
  }
}

extension TerminfoEntry {
  /// The compiled entry as ncurses takes it in place of a folder.
  var inHexadecimal: String { "hex:\(compiled.hexadecimal)" }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
