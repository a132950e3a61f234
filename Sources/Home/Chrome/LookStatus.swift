import Cells
import Pages
import Layout
import Timelines

/// The active looks, as shown around the tiles.
struct LookStatus: Hashable, Sendable {
  /// Empty if all is as usual.
  let words: [LookWord]

  init(of presentation: Presentation, in place: WidgetPlace) {
    var preferences = presentation.shownPreferences
    if place.renderingModes.count == 1 { preferences.mode = .fullColor }
    let hasColors = presentation.look.depth != .mono
    // Without colours, a mode hardly shows; the word says why.
    let isLost = !hasColors && preferences.mode != .fullColor
    words =
      (isLost ? [LookWord(key: "look.mono", aspect: .mode)] : [])
      + preferences.told(knowsTheDark: presentation.timeOfDay.isDark != nil)
  }
}
