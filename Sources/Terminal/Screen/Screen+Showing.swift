import CNcurses
package import Cells

extension Screen {
  /// Shows a canvas, sending only the differences from the shown one, in one write. If `painted` is
  /// given, compares only these areas.
  ///
  /// Shows the terminal's cursor only at `caret`. If the canvas is larger than the terminal, shows
  /// its upper left part. Writes nothing after the terminal has been left.
  @discardableResult
  package mutating func show(
    _ canvas: Canvas, caret: Point? = nil, painted: [Rect]? = nil
  ) throws(TerminalFault) -> SentFrame {
    let next = isEntered ? canvas.fitted(to: size) : picture.canvas
    if cells.isCrowded(for: size.area), next != picture.canvas { forgetColors() }
    let damage = next.damage(
      since: picture.canvas, within: picture.needsRepaint ? nil : painted)
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
