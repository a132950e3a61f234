package import Cells
package import FoundationEssentials

/// The picture of the screen at a moment.
package struct Frame: Sendable {
  package let canvas: Canvas
  /// The areas that may differ from the previous frame.
  package let painted: [Rect]
  /// The position of the text cursor; nil without text input.
  package let caret: Point?
  package let hits: Hits
  /// The date until which the frame holds without an event; nil for ever.
  package internal(set) var until: Date?
  /// The instant of the next animation frame; nil if nothing moves.
  package let nextFrame: Duration?
}
