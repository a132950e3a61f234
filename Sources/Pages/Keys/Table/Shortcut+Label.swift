package import Cells

extension Shortcut {
  /// Keys as shown.
  package struct Label: Hashable, Sendable {
    package let text: String
    /// The same in ASCII.
    package let plainText: String

    package init(_ text: String, plain: String? = nil) {
      self.text = text
      plainText = plain ?? text
    }

    /// Several keys, each by its own label.
    package init(of keys: [Key]) {
      let labels = keys.map(\.label)
      self.init(
        labels.map(\.text).joined(separator: " "),
        plain: labels.map(\.plainText).joined(separator: " "))
    }
  }

  package struct Hint: Hashable, Sendable {
    /// The key of the word for the effect.
    package let name: String
    /// The hint with the highest rank is the first to be omitted.
    package let rank: Int
    /// Whether the hint appears while a control has the focus.
    package var isForControls = false
    /// The key to show, if not the first one.
    package var label: Label?
    /// The word to show while the keys enter the focused tile.
    package var entering: String?
    /// The word to show while the keys open what the focused tile leads to.
    package var opening: String?
    /// The word to show while a widget is in hand.
    package var holding: String?
    /// The hint for very little space.
    package var brief: Brief?
    /// Whether only the Home Screen shows it.
    package var isForHome = false
  }

  package struct Brief: Hashable, Sendable {
    package let label: Label
    package let name: String
  }
}
