/// What a part of a symbol is: the name of its colour, and how prominent it is among the parts.
package struct SymbolRole: Hashable, Sendable {
  package enum Level: Int, Hashable, Sendable, CaseIterable {
    case primary = 1
    case secondary, tertiary
  }

  /// The name of the colour in a multicolour symbol, such as `sun`.
  package let name: String
  package let level: Level
}

extension SymbolRole: CustomStringConvertible {
  package var description: String { "\(name) \(level)" }
}
