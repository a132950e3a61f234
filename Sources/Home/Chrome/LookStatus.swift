import Cells
import Layout

/// What is on of the looks: what the rows around the tiles tell of it.
struct LookStatus: Hashable, Sendable {
  /// The keys of words; none where all is as usual.
  let words: [String]
  /// What is told where there is room for it and nothing is on.
  let usualWord: String

  init(of presentation: Presentation) {
    let preferences = presentation.shownPreferences
    let hasColors = presentation.look.depth != .mono
    // Without colours a mode is hardly seen, so that it has to be said why.
    let isLost = !hasColors && preferences.mode != .fullColor
    usualWord = hasColors ? "look.mode.fullcolor" : "look.mono"
    words = (isLost ? [usualWord] : []) + preferences.told
  }
}
