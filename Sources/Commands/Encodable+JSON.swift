import DDays
import System

extension Encodable {
  /// The value as JSON over several lines.
  var json: PrintedText { get throws { .json(try JSONText.text(self)) } }
}
