import Cells
import Pages

/// The symbols around the tiles, with plain replacements for ASCII terminals.
struct Marks: Hashable, Sendable {
  let isPlain: Bool

  init(_ glyphs: GlyphTier) {
    isPlain = glyphs == .ascii
  }

  var thisPage: String { isPlain ? "*" : "●" }
  var otherPage: String { isPlain ? "o" : "○" }
  var loading: String { isPlain ? "..." : "⋯" }
  var look: String { isPlain ? "*" : "◐" }
  var dot: String { isPlain ? "," : "·" }
  var back: String { isPlain ? "<" : "‹" }
  var onward: String { isPlain ? ">" : "›" }
  var thumb: String { isPlain ? "#" : "┃" }
  var track: String { isPlain ? "|" : "│" }
  var upward: String { isPlain ? "^" : "↑" }
  var downward: String { isPlain ? "v" : "↓" }
  var remove: String { isPlain ? "-" : "−" }
  var stretch: String { isPlain ? "/" : "⤡" }
  var news: String { isPlain ? "@" : "↻" }
  var failing: String { isPlain ? "!" : "▲" }

  /// The ends of a frame's upper and lower side.
  var frame: (top: (String, String), bottom: (String, String)) {
    isPlain ? (("+-", "-+"), ("+-", "-+")) : (("┏━", "━┓"), ("┗━", "━┛"))
  }

  func text(of label: Shortcut.Label) -> String { isPlain ? label.plainText : label.text }
}

/// The circumstances that decide which keys work.
struct Situation: Hashable, Sendable {
  var instances = 0
  var pages = 1
  /// The number of controls in the focused tile.
  var controls = 0
  /// The number of links in the focused tile; 0 if it has controls.
  var links = 0
  /// Whether a control has the focus.
  var isInside = false
  var isLocked = false
  /// Whether a page lies behind the focused tile.
  var hasPage = false
  /// Whether modes look different from each other.
  var hasColors = true
  /// Whether the focused widget stands in a stack.
  var isInStack = false
  /// Whether the focused widget is suggested by its stack.
  var isSuggested = false
  /// Whether a widget is in hand.
  var isHolding = false
  /// Whether a step can be taken back.
  var isUndoable = false
  /// Whether the focused widget can be set up.
  var isConfigurable = false
}
