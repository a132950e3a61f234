/// A key press, as far as terminals can tell keys apart.
///
/// Its character is what the key types: `A` without modifiers, not Shift and `a`.
package struct Key: Hashable, Sendable {
  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}

extension Key: CustomStringConvertible {
  package var description: String {
    modifiers.isEmpty ? "\(code)" : "\(modifiers)-\(code)"
  }
}
