extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  package var alternatives: String { joined(last: "or") }

  /// `a`, `a and b`, `a, b and c`.
  package var enumeration: String { joined(last: "and") }

  private func joined(last conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
