import Cells
import Layout
import Pages
import Timelines
import Views

/// The active looks, as shown around the tiles.
struct LookStatus: Hashable, Sendable {
  /// Empty if all is as usual.
  let words: [LookWord]
  /// What has just changed; nil for nothing.
  let changed: ChangedLook?

  init(of presentation: Presentation, in place: WidgetPlace, changed: ChangedLook?) {
    self.changed = changed
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

/// A look that a key has just changed, and the key that takes it back.
struct ChangedLook: Hashable, Sendable {
  let aspect: Aspect
  /// The value, or the key of its text.
  let value: String
  /// Nil for a change that was taken back itself.
  let undo: String?
}

/// The active looks, and how the last change is taken back.
struct LookText: View {
  let words: [LookWord]
  let changed: ChangedLook?
  let marks: Marks

  var body: some View {
    if !words.isEmpty || changed != nil {
      HStack {
        Text(verbatim: marks.look)
        if words.isEmpty, let changed {
          Text(LocalizedStringKey("settings.aspect." + changed.aspect.rawValue))
          Text(LocalizedStringKey(changed.value))
        }
        ForEach(words.indices, id: \.self) { index in
          if index > 0 { Text(verbatim: marks.dot) }
          linked(words[index])
        }
        if let undo = changed?.undo {
          Text(verbatim: marks.dot)
          Text("look.undo \(undo)")
        }
      }
      .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private func linked(_ word: LookWord) -> some View {
    if let url = word.link?.url {
      Link(destination: url) { Text(LocalizedStringKey(word.key)) }
    } else {
      Text(LocalizedStringKey(word.key))
    }
  }
}

/// A word about an active look. A click on it does what the key of its aspect does.
struct LookWord: Hashable, Sendable {
  /// The key of the word.
  let key: String
  /// What it is about; nil if no key changes that alone.
  let aspect: Aspect?

  var link: KeyLink? { aspect.map { KeyLink(to: .turn($0)) } }
}
