package import Cells
package import FoundationEssentials

/// The screen as it is seen at a moment.
package struct Frame: Sendable {
  package let canvas: Canvas
  /// Where it may differ from the frame before it.
  package let painted: [Rect]
  /// Where the next character goes that is typed; nil where nothing is typed.
  package let caret: Point?
  package let hits: Hits
  /// The date until which it holds if nothing happens; nil is for ever.
  package internal(set) var until: Date?
  /// The instant at which what moves on it moves on; nil while everything is at rest.
  package let nextFrame: Duration?
}
