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

  /// The descriptor that becomes writable once the terminal takes what it hasn't taken yet; nil if it
  /// has taken everything.
  package var fullDescriptor: Int32? { line.rest.isEmpty ? nil : line.output }

  /// Sends what the terminal hasn't taken yet, as far as it does now.
  package mutating func sendRest() throws(TerminalFault) { try line.sendRest() }

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

extension Screen {
  /// Queries the terminal's features, and turns on reports of the mouse, the focus and pastes.
  ///
  /// The terminal may never answer. This is called after the first frame, so that nothing waits for
  /// it.
  package mutating func ask(
    reportsMouse: Bool = true, aboutColors asksColors: Bool = false
  ) throws(TerminalFault) {
    talk.reportsMouse = reportsMouse
    talk.asksColors = asksColors
    talk.hasAsked = true
    try line.write(request)
  }

  /// Applies what the terminal reports about itself.
  package mutating func hear(_ reply: Reply) {
    if case .mode(2026, let isKnown) = reply { talk.isSynchronized = isKnown }
  }

  /// Prints an octant to find out its width from the reply; the next frame paints everything.
  package mutating func probeOctants() throws(TerminalFault) {
    guard isEntered, size.height > OctantProbe.row, size.width > 2 else { return }
    picture.needsRepaint = true
    painter_repaint(painter)
    try line.write(OctantProbe.bytes)
  }

  /// Rings the terminal's bell.
  package mutating func ring() throws(TerminalFault) { try line.write([0x07]) }

  /// Asks whether the terminal shows notifications by OSC 99, unless it might print the question.
  package mutating func askAboutNotifications() throws(TerminalFault) {
    try line.write(questions.bytesAboutNotifications)
  }

  /// Notifies the user. Nothing else comes between the bytes.
  package mutating func notify(
    _ notification: TerminalNotification, by route: NotificationRoute
  ) throws(TerminalFault) {
    try line.write(route.bytes(of: notification))
  }

  var request: [UInt8] {
    sequences.reports + (talk.reportsMouse ? sequences.mouseReports : [])
      + questions.bytes(aboutColors: talk.asksColors, pen: folder?.pen ?? .plain)
  }
}

extension Screen {
  /// Shows colours in another depth from the next frame on, which paints everything. Nothing changes
  /// without memory for that.
  package mutating func show(in depth: ColorDepth) throws(TerminalFault) {
    let depth = depth.within(entry)
    guard depth != self.depth else { return }
    guard let depth = [depth, self.depth].first(where: { reopen(in: $0) }) else {
      throw .refused(entry.name)
    }
    self.depth = depth
    cells = CellPainter(painter: painter, quantizer: Quantizer(depth: depth))
    if let pen = folder?.pen { Pen.plain.appendSequence(after: pen, to: &picture.preface) }
    folder = folder.map { _ in PenFolder() }
    picture.clear(to: size)
  }

  private func reopen(in depth: ColorDepth) -> Bool {
    let entry = entry.painting(size, in: depth, folded: folder != nil)
    return painter_reopen(painter, entry.name, entry.inHexadecimal)
  }
}

extension Screen {
  /// Leaves the terminal as it was found, for good; may be called repeatedly.
  package mutating func close() {
    leave()
    isEntered = false
  }

  /// Leaves the terminal so that the caller can stop the process, until `resume()`.
  package mutating func suspend() {
    close()
  }

  /// Enters the terminal again; the next frame paints everything.
  package mutating func resume() throws(TerminalFault) -> Size {
    guard !isEntered else { return size }
    try line.enterRawMode()
    isEntered = true
    armCrashGuard()
    picture.caret = nil
    picture.preface = sequences.entering + (talk.hasAsked ? request : [])
    return resize()
  }

  func leave() {
    guard isEntered else { return }
    line.leaveRawMode(sending: sequences.leaving)
    crash_guard_disarm()
  }

  func armCrashGuard() {
    var modes = line.modes
    crash_guard_arm(line.output, &modes, sequences.leaving, sequences.leaving.count)
  }
}

extension Screen {
  /// Shows a canvas, sending only the differences from the shown one, in one write. If `painted` is
  /// given, compares only these areas. Shows nothing while the terminal hasn't taken the last frame.
  ///
  /// Shows the terminal's cursor only at `caret`. If the canvas is larger than the terminal, shows
  /// its upper left part. Writes nothing after the terminal has been left.
  @discardableResult
  package mutating func show(
    _ canvas: Canvas, caret: Point? = nil, painted: [Rect]? = nil
  ) throws(TerminalFault) -> SentFrame {
    try line.sendRest()
    guard line.rest.isEmpty else {
      picture.missesFrame = true
      return SentFrame(damage: picture.canvas.damage(since: picture.canvas), byteCount: 0)
    }
    let next = isEntered ? canvas.fitted(to: size) : picture.canvas
    if cells.isCrowded(for: size.area), next != picture.canvas { forgetColors() }
    let damage = next.damage(
      since: picture.canvas,
      within: picture.needsRepaint || picture.missesFrame ? nil : painted)
    picture.missesFrame = false
    let isStill =
      damage.isEmpty && caret == picture.caret && !picture.needsRepaint && picture.preface.isEmpty
    let bytes =
      isStill || !isEntered ? [] : takePreface() + inOne(bytes(painting: damage, caret: caret))
    picture.needsRepaint = false
    picture.canvas.apply(damage)
    try line.write(bytes)
    return SentFrame(damage: damage, byteCount: bytes.count)
  }

  /// Takes over the terminal's current size; it is blank until the next frame.
  @discardableResult
  package mutating func resize() -> Size {
    size = line.size
    painter_resize(painter, Int32(size.height), Int32(size.width))
    picture.clear(to: size)
    return size
  }

  private mutating func forgetColors() {
    cells.forgetColors()
    picture.clear(to: size)
  }

  private mutating func bytes(painting damage: Damage, caret: Point?) -> [UInt8] {
    cells.paint(damage)
    painter_update(painter)
    let painted = takePainted()
    let bytes =
      sequences.hiding(picture.caret)
      + (folder?.folded(painted, in: cells.pairs) ?? painted) + sequences.showing(caret)
    picture.caret = caret
    return bytes
  }

  private mutating func takePreface() -> [UInt8] {
    defer { picture.preface = [] }
    return picture.preface
  }

  /// The bytes so that the terminal shows nothing between the first and the last of them.
  private func inOne(_ bytes: [UInt8]) -> [UInt8] {
    guard talk.isSynchronized, bytes.count > Self.longestUnsynchronized else { return bytes }
    return TerminalSequences.beginSynchronized + bytes + TerminalSequences.endSynchronized
  }

  /// The terminal takes as many bytes of one write at once, so that it never shows half of them.
  private static let longestUnsynchronized = 1024

  func takePainted() -> [UInt8] {
    var painted: [UInt8] = []
    var capacity = 4096
    while true {
      let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = painter_take(painter, buffer.baseAddress, capacity)
      }
      painted = painted.isEmpty ? part : painted + part
      if part.count < capacity { return painted }
      capacity = 65_536
    }
  }
}

extension Canvas {
  func fitted(to size: Size) -> Canvas {
    guard self.size != size else { return self }
    var canvas = Canvas(size: size)
    canvas.draw(self, at: .zero)
    return canvas
  }
}

/// The data sent to show a canvas.
package struct SentFrame: Hashable, Sendable {
  package let damage: Damage
  /// The number of bytes sent, including those before the picture.
  package let byteCount: Int
}

/// The picture on a terminal.
struct ShownPicture {
  var canvas: Canvas
  /// The position of the visible cursor; nil if it is hidden.
  var caret: Point?
  /// The bytes to send before the next frame.
  var preface: [UInt8]
  /// Whether the terminal may show something else.
  var needsRepaint = true
  /// Whether a frame wasn't shown, so that the next one differs in more than what was painted for it.
  var missesFrame = false

  init(size: Size, preface: [UInt8]) {
    canvas = Canvas(size: size)
    self.preface = preface
  }

  /// Takes the terminal for blank until the next frame.
  mutating func clear(to size: Size) {
    canvas = Canvas(size: size)
    needsRepaint = true
  }
}

/// What to ask a terminal, and how.
struct TerminalQuestions: Sendable {
  /// Whether the terminal ignores questions that it doesn't understand.
  private let isModern: Bool
  private let isInScreen: Bool
  /// Whether the terminal might print what it doesn't understand in longer questions.
  private let printsStrings: Bool

  init(_ environment: [String: String]) {
    let name = TerminalName(environment["TERM"] ?? "")
    isModern = name.isModern
    isInScreen = TerminalIdentity(environment: environment).isInScreen
    // screen passes strings on to its terminal as they are, and Apple's prints them.
    printsStrings =
      isInScreen || name.text.hasPrefix("screen")
      || environment["TERM_PROGRAM"] == "Apple_Terminal"
  }

  /// The questions for the background colour, synchronized output, light or dark, the version, and
  /// colours if wanted, after which the terminal draws with the pen again. Every terminal answers the
  /// last one, so that afterwards no other answer is to come.
  func bytes(aboutColors asksColors: Bool, pen: Pen) -> [UInt8] {
    guard isModern else { return [] }
    let version = "\u{1B}[>0q"
    let questions =
      "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?996n\(version)"
      + (isInScreen ? "\u{1B}P\(version)\u{1B}\\" : "")
    let colors = asksColors && !printsStrings ? Self.colors(restoring: pen) : []
    return Array(questions.utf8) + colors + Array("\u{1B}[c".utf8)
  }

  /// The question for notifications; nothing where it might be printed.
  var bytesAboutNotifications: [UInt8] {
    isModern && !printsStrings ? Array(NotificationForm.question.utf8) : []
  }

  /// Asks for two capabilities, and for the style after setting a colour.
  private static func colors(restoring pen: Pen) -> [UInt8] {
    var bytes = Array(
      ("\u{1B}P+q524742\u{1B}\\\u{1B}P+q436F\u{1B}\\" + ColorDepth.sample
        + "\u{1B}P$qm\u{1B}\\\u{1B}[m").utf8)
    pen.appendSequence(after: .plain, to: &bytes)
    return bytes
  }
}

/// What was asked of a terminal, and what it has answered.
struct TerminalTalk {
  var hasAsked = false
  var reportsMouse = false
  var asksColors = false
  /// Whether the terminal can show a whole frame at once.
  var isSynchronized = false
}
