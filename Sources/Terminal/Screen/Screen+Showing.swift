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
    let next = isEntered ? canvas.fitted(to: size) : shown
    if cells.isCrowded(for: size.area), next != shown { forgetColors() }
    let damage = next.damage(since: shown, within: needsRepaint ? nil : painted)
    let isStill = damage.isEmpty && caret == self.caret && !needsRepaint && preface.isEmpty
    let bytes = isStill || !isEntered ? [] : bytes(painting: damage, caret: caret)
    let frame = SentFrame(damage: damage, byteCount: bytes.count)
    // Written into, for to keep the caller's canvas would have it copied before it is painted on.
    shown.apply(damage)
    needsRepaint = false
    try line.write(bytes)
    return frame
  }

  /// Takes over the terminal's current size; it is blank until the next frame.
  @discardableResult
  package mutating func resize() -> Size {
    size = line.size
    painter_resize(painter, Int32(size.height), Int32(size.width))
    shown = Canvas(size: size)
    needsRepaint = true
    return size
  }

  private mutating func forgetColors() {
    cells.forgetColors()
    shown = Canvas(size: size)
    needsRepaint = true
  }

  private mutating func bytes(painting damage: Damage, caret: Point?) -> [UInt8] {
    cells.paint(damage)
    painter_update(painter)
    let painted = takePainted()
    let picture =
      sequences.hiding(self.caret) + (folder?.folded(painted) ?? painted)
      + sequences.showing(caret)
    self.caret = caret
    defer { preface.removeAll() }
    guard isSynchronized, !picture.isEmpty else { return preface + picture }
    return preface + TerminalSequences.beginSynchronized + picture
      + TerminalSequences.endSynchronized
  }

  private func takePainted() -> [UInt8] {
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
  fileprivate func fitted(to size: Size) -> Canvas {
    guard self.size != size else { return self }
    var canvas = Canvas(size: size)
    canvas.draw(self, at: .zero)
    return canvas
  }
}
