import System

/// The value of `TERM`.
package struct TerminalName: Hashable, Sendable {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether the name is a plain file name, safe to use in a path.
  var isSafe: Bool {
    !text.isEmpty && !Bound.terminalName.isExceeded(by: text.utf8.count) && !text.hasPrefix(".")
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// Whether the name means an unknown terminal, or is empty.
  var isDumb: Bool {
    text.isEmpty || text == "dumb" || text == "unknown"
  }

  /// Whether a terminal of this name is compatible with xterm, even if its terminfo entry isn't
  /// installed.
  package var followsXterm: Bool {
    Self.xtermFamilies.contains(where: text.hasPrefix)
  }

  /// Whether the terminal ignores queries that it doesn't understand.
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
