import CNcurses
package import Cells

extension Screen {
  /// Shows a canvas, sending only the differences from the shown one. If `painted` is given, compares only
  /// these areas.
  ///
  /// Shows the terminal's cursor only at `caret`. If the canvas is larger than the terminal, shows
  /// its upper left part. Writes nothing after the terminal has been left.
  @discardableResult
  package mutating func show(
    _ canvas: Canvas, caret: Point? = nil, painted: [Rect]? = nil
  ) throws(TerminalFault) -> SentFrame {
    rewind()
    let next = isEntered ? canvas.fitted(to: size) : picture.canvas
    if cells.isCrowded(for: size.area), next != picture.canvas { forgetColors() }
    let damage = next.damage(
      since: picture.canvas,
      within: picture.needsRepaint ? nil : painted.map { $0 + picture.undone })
    let isStill =
      damage.isEmpty && caret == picture.caret && !picture.needsRepaint && picture.preface.isEmpty
    picture.settle()
    // Written into, for to keep the caller's canvas would have it copied before it is painted on.
    picture.canvas.apply(damage)
    let byteCount = isStill || !isEntered ? 0 : try send(damage, caret: caret)
    return SentFrame(damage: damage, byteCount: byteCount)
  }

  /// Sends damage in one write, or a large picture in parts: the terminal draws one while the next is worked
  /// out. Returns the number of bytes.
  private mutating func send(_ damage: Damage, caret: Point?) throws(TerminalFault) -> Int {
    // Before each part, ncurses goes through all blank rows at the bottom.
    let parts = damage.lastRowFirst.parts(of: partArea)
    guard parts.count > 1 else {
      let bytes = takePreface() + inOne(bytes(painting: damage, caret: caret))
      try line.write(bytes)
      return bytes.count
    }
    let isInOne = talk.isSynchronized
    let opening =
      takePreface() + (isInOne ? TerminalSequences.beginSynchronized : []) + takeCursor()
    let ending = showing(caret) + (isInOne ? TerminalSequences.endSynchronized : [])
    var count = 0
    for (index, part) in parts.enumerated() {
      let bytes =
        (index == 0 ? opening : []) + painted(part) + (index == parts.count - 1 ? ending : [])
      try line.write(bytes)
      count += bytes.count
    }
    return count
  }

  private var partArea: Int { max(Self.leastPart, size.area / Self.mostParts) }

  /// ncurses looks through the whole screen for each part.
  private static let mostParts = 8
  /// In cells.
  private static let leastPart = 600

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

  mutating func bytes(painting damage: Damage, caret: Point?) -> [UInt8] {
    takeCursor() + painted(damage) + showing(caret)
  }

  private mutating func painted(_ damage: Damage) -> [UInt8] {
    cells.paint(damage)
    painter_update(painter)
    let painted = takePainted()
    return folder?.folded(painted, in: cells.pairs) ?? painted
  }

  /// The bytes that hide the cursor and take it to where ncurses has left it.
  private mutating func takeCursor() -> [UInt8] {
    defer { picture.isCursorAstray = false }
    return sequences.hiding(picture.caret) + (picture.isCursorAstray ? Self.home : [])
  }

  private mutating func showing(_ caret: Point?) -> [UInt8] {
    picture.caret = caret
    return sequences.showing(caret)
  }

  private mutating func takePreface() -> [UInt8] {
    defer { picture.preface = [] }
    return picture.preface
  }

  /// The bytes so that the terminal shows nothing between the first and the last of them.
  func inOne(_ bytes: [UInt8]) -> [UInt8] {
    guard talk.isSynchronized, bytes.count > Self.longestUnsynchronized else { return bytes }
    return TerminalSequences.beginSynchronized + bytes + TerminalSequences.endSynchronized
  }

  /// The terminal takes as many bytes of one write at once, so that it never shows half of them.
  private static let longestUnsynchronized = 1024

  private static let home = Array("\u{1B}[H".utf8)

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
