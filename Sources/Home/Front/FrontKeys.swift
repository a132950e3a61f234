package import Cells

/// A front's key table, and whether the front takes all other keys too.
package struct FrontKeys: Sendable {
  package let shortcuts: [Shortcut]
  /// Whether keys outside all tables reach the front as typed.
  package let takesAll: Bool

  private let commands: [Key: KeyCommand]

  package init(_ shortcuts: [Shortcut], takesAll: Bool = false) {
    (self.shortcuts, self.takesAll) = (shortcuts, takesAll)
    commands = shortcuts.reduce(into: [:]) { table, shortcut in
      table.merge(shortcut.commands) { first, _ in first }
    }
  }

  /// The keys of the Home Screen and of the whole program.
  static let home = FrontKeys(Shortcut.all)
  static let pages = FrontKeys(Shortcut.onPages, takesAll: true)
  static let panels = FrontKeys(Shortcut.onPanels, takesAll: true)

  /// The command of a key; nil if it has none here.
  package func command(for key: Key) -> KeyCommand? { commands[key] }
}
