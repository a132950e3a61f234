/// One press of a key, as far as a terminal can tell keys apart.
///
/// A character is what the key types, so it is `A` without a modifier rather than shift and `a`.
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
