import DDays

extension Encodable {
  /// The value as JSON over several lines, safe to print on a terminal.
  var json: String { get throws { try JSONText.text(self) } }
}
