package import Cells

/// The table of keys of a front: what each asks for, and whether the front wants all others too.
package struct FrontKeys: Sendable {
  package let shortcuts: [Shortcut]
  /// Whether a key that is in no table comes to the front as it was typed.
  package let takesAll: Bool

  package init(_ shortcuts: [Shortcut], takesAll: Bool = false) {
    (self.shortcuts, self.takesAll) = (shortcuts, takesAll)
  }

  /// What a key asks for; nil if it means nothing here.
  package func command(for key: Key) -> Command? {
    shortcuts.lazy.compactMap { $0.commands[key] }.first
  }
}
