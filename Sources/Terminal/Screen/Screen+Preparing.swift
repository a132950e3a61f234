import CNcurses
package import Cells

extension Screen {
  /// Whether the frame that follows can be painted before it is due.
  package var canPrepare: Bool {
    isEntered && picture.isSteady && folder != nil && !cells.isCrowded(for: size.area)
  }

  /// Paints the frame that follows if it can be prepared, but doesn't send it; compares only the areas in
  /// `painted`.
  package mutating func prepare(_ canvas: Canvas, painted: [Rect]) {
    guard canPrepare else { return }
    let canvas = canvas.fitted(to: size)
    let damage = canvas.damage(since: picture.canvas, within: painted)
    let bytes = damage.isEmpty ? [] : bytes(painting: damage, caret: nil)
    picture.prepared.append(PreparedFrame(bytes: bytes, undo: picture.canvas.undo(of: damage)))
    picture.canvas.apply(damage)
  }

  /// Sends the next frames that were prepared, up to a number, in one write.
  package mutating func showPrepared(_ count: Int = 1) throws(TerminalFault) {
    guard isEntered else { return }
    let bytes = picture.prepared.prefix(count).flatMap(\.bytes)
    picture.prepared.removeFirst(min(count, picture.prepared.count))
    try line.write(inOne(bytes))
  }

  /// Has ncurses know again what the terminal shows, without the frames that were prepared in vain.
  mutating func rewind() {
    guard !picture.prepared.isEmpty else { return }
    for frame in picture.prepared.reversed() {
      cells.paint(frame.undo)
      picture.undo(by: frame.undo)
    }
    picture.prepared = []
    painter_update_and_go_home(painter)
    painter_drop(painter)
    picture.isCursorAstray = true
  }
}
