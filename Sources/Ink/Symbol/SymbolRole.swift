/// The role of a part of a symbol: its colour's name, and its prominence.
package struct SymbolRole: Hashable, Sendable {
  package enum Level: Int, Hashable, Sendable, CaseIterable {
    case primary = 1
    case secondary, tertiary
  }

  /// The colour's name in a multicolour symbol, such as `sun`.
  package let name: String
  package let level: Level
}

extension SymbolRole: CustomStringConvertible {
  package var description: String { "\(name) \(level)" }
}
