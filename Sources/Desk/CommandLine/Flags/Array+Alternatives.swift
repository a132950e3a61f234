extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  var alternatives: String {
    guard let last, count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
