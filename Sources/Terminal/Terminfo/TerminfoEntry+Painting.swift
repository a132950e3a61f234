package import Cells

extension TerminfoEntry {
  /// The entry that ncurses uses to paint, and only to paint, in a colour depth.
  ///
  /// This program switches the screen, the cursor and the keypad itself, so that it can undo that
  /// even after a crash. It never changes the user's palette. Where its bytes are folded, it names pairs
  /// of colours by their numbers.
  package func painting(
    _ size: Size, in depth: ColorDepth, folded isFolded: Bool = false
  ) -> TerminfoEntry {
    var entry = self
    entry[.columns] = size.width
    entry[.lines] = size.height
    for text in Self.switches + Self.scrolling { entry[text] = nil }
    entry.forgetKeys()
    entry[.changesColors] = false
    if entry[.waitsBeforeWrapping] { entry.leaveWrappingAlone() }
    if TerminalName(name).isModern { entry.shortenAttributes() }
    entry.setColors(for: depth)
    if isFolded, depth != .mono { entry[.setColorPair] = Array(PenFolder.pairSequence.utf8) }
    return entry
  }

  private static let switches: [Text] = [
    .enterAlternateScreen, .leaveAlternateScreen, .enterKeypad, .leaveKeypad,
    .hideCursor, .showCursor, .emphasizeCursor, .changeColor, .resetPalette,
  ]

  /// With these, ncurses would look in each frame for lines that have moved, all of them at once, which tiles
  /// never do.
  private static let scrolling: [Text] = [
    .setScrollRegion, .insertLine, .insertLines, .scrollBack, .scrollBackBy,
  ]

  /// Removes what keys send, which ncurses would only read: half of an entry.
  private mutating func forgetKeys() {
    for place in Self.keys where strings.indices.contains(place) { strings[place] = nil }
    extendedStrings = [:]
  }

  /// Where keys stand among the strings: most of them, and the function keys from the eleventh on. All
  /// extended strings are of keys or of what this program sends itself.
  private static let keys = [55...87, 216...268].flatMap(\.self)

  /// Removes the wrapping capabilities. Terminals that delay wrapping need no special care in the
  /// last cell, where ncurses would turn wrapping off and so detach marks from their letters.
  private mutating func leaveWrappingAlone() {
    self[.wraps] = false
    self[.beginWrapping] = nil
    self[.endWrapping] = nil
  }

  /// Removes `sgr`, so that ncurses sends only attributes that change. It has no strikethrough, so
  /// protection stands in for it.
  private mutating func shortenAttributes() {
    self[.setAttributes] = nil
    self[.resetAttributes] = Array("\u{1B}[m".utf8)
    self[.beginProtected] = Array("\u{1B}[9m".utf8)
    if self[.setForeground] != nil { self[.resetColors] = Array("\u{1B}[39;49m".utf8) }
  }

  private mutating func setColors(for depth: ColorDepth) {
    extendedFlags["RGB"] = depth == .direct ? true : nil
    extendedNumbers["RGB"] = nil
    extendedStrings["RGB"] = nil
    switch depth {
    case .direct:
      let levels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      setColors(0x100_0000, foreground: "38;2;\(levels)", background: "48;2;\(levels)")
    case .palette256:
      setColors(256, foreground: "38;5;%p1%d", background: "48;5;%p1%d")
    case .ansi16, .ansi8:
      setAnsiColors(atMost: depth == .ansi8 ? 8 : 16)
    case .mono:
      self[.colors] = nil
      self[.pairs] = nil
    }
  }

  /// Sets up 8 or 16 colours, with the entry's own sequences if it has any.
  private mutating func setAnsiColors(atMost most: Int) {
    if self[.setForeground] == nil || self[.setBackground] == nil {
      setColors(8, foreground: "3%p1%d", background: "4%p1%d")
    } else {
      self[.colors] = min(self[.colors] ?? 8, most)
      self[.pairs] = Self.pairs
    }
  }

  private mutating func setColors(_ count: Int, foreground: String, background: String) {
    self[.colors] = count
    self[.pairs] = Self.pairs
    self[.setForeground] = Array("\u{1B}[\(foreground)m".utf8)
    self[.setBackground] = Array("\u{1B}[\(background)m".utf8)
    self[.resetColors] = Array("\u{1B}[39;49m".utf8)
  }

  /// The number of pairs, which only limits ncurses' tables; current terminals don't store pairs.
  static let pairs = 0x1_0000
}
