import Cells

/// The picture on a terminal, once all that was prepared for it is sent.
struct ShownPicture {
  var canvas: Canvas
  /// The frames that aren't due yet, each of which changes the one before.
  var prepared: ArraySlice<PreparedFrame> = []
  /// Where a frame that was prepared in vain differed: whoever painted it may believe that it was shown.
  private(set) var undone: [Rect] = []
  /// Whether the cursor isn't where ncurses has left it, which is the upper left corner.
  var isCursorAstray = false
  /// The position of the visible cursor; nil if it is hidden.
  var caret: Point?
  /// The bytes to send before the next frame.
  var preface: [UInt8]
  /// Whether the terminal may show something else.
  var needsRepaint = true

  init(size: Size, preface: [UInt8]) {
    canvas = Canvas(size: size)
    self.preface = preface
  }

  /// Whether the terminal shows it, apart from what was prepared, and nothing else.
  var isSteady: Bool { !needsRepaint && preface.isEmpty && caret == nil }

  /// Becomes what it was before a frame that was prepared in vain.
  mutating func undo(by damage: Damage) {
    canvas.apply(damage)
    undone += damage.spans.map(\.area).filter { !undone.contains($0) }
  }

  /// Notes that the terminal shows what the canvas does.
  mutating func settle() { (needsRepaint, undone) = (false, []) }

  /// Takes the terminal for blank until the next frame.
  mutating func clear(to size: Size) {
    (canvas, prepared) = (Canvas(size: size), [])
    needsRepaint = true
  }
}

/// A frame that was painted before it is due.
struct PreparedFrame {
  let bytes: [UInt8]
  /// The damage that leads back to the frame before.
  let undo: Damage
}
