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
