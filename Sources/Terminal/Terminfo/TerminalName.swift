/// What `TERM` says.
package struct TerminalName: Hashable, Sendable {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether the name can be that of a file and nothing but a file of that name.
  var isSafe: Bool {
    !text.isEmpty && text.utf8.count <= 128 && !text.hasPrefix(".")
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// Whether it says no more than that nothing is known, or nothing at all.
  var isDumb: Bool {
    text.isEmpty || text == "dumb" || text == "unknown"
  }

  /// Whether a terminal of the name follows xterm, also when its own description isn't installed.
  package var followsXterm: Bool {
    Self.xtermFamilies.contains(where: text.hasPrefix)
  }

  /// Whether the terminal swallows the questions that it doesn't understand.
  package var isModern: Bool {
    followsXterm || Self.otherModernFamilies.contains(where: text.hasPrefix)
  }

  private static let xtermFamilies = [
    "xterm", "foot", "kitty", "alacritty", "wezterm", "ghostty", "contour", "tmux", "screen",
  ]

  private static let otherModernFamilies = [
    "gnome", "iterm", "konsole", "mintty", "mlterm", "putty", "rio", "rxvt", "st-", "vte",
  ]
}
