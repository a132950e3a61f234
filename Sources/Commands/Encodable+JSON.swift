import DDays

extension Encodable {
  /// For other programs, over several lines; a terminal can show it.
  var json: String { get throws { try JSONText.text(self) } }
}
