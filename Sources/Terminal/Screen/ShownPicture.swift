import Cells

/// The picture on a terminal.
struct ShownPicture {
  var canvas: Canvas
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

  /// Takes the terminal for blank until the next frame.
  mutating func clear(to size: Size) {
    canvas = Canvas(size: size)
    needsRepaint = true
  }
}
