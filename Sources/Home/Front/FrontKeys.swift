package import Cells

/// A front's key table, and whether the front takes all other keys too.
package struct FrontKeys: Sendable {
  package let shortcuts: [Shortcut]
  /// Whether keys outside all tables reach the front as typed.
  package let takesAll: Bool

  package init(_ shortcuts: [Shortcut], takesAll: Bool = false) {
    (self.shortcuts, self.takesAll) = (shortcuts, takesAll)
  }

  /// The command for a key; nil if it has none here.
  package func command(for key: Key) -> KeyCommand? {
    shortcuts.lazy.compactMap { $0.commands[key] }.first
  }
}
