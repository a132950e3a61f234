import Home
import System

/// The preferences while a dashboard runs: what the user changes is saved, and what other dashboards have
/// saved or `config.toml` says is taken over.
struct FollowedPreferences {
  /// What is on the screen, and was at the start.
  private(set) var shown: Preferences
  /// Saves on another thread, because the loop must not wait for the disk.
  private let saving: SerialWork<PreferencesFile.Changes>
  private let saved: LockedValue<PreferencesFile>
  private var file: FollowedFile<PreferencesText>?
  /// What was in the file when it was last read.
  private var kept: PreferencesText
  /// What `config.toml` says.
  private var written: [Preferences.Aspect: String]
  /// What flags say, which counts more.
  private let asked: [Preferences.Aspect: String]

  /// The result of each saving is posted.
  init(
    _ file: PreferencesFile, over written: [Preferences.Aspect: String] = [:],
    under asked: [Preferences.Aspect: String] = [:], on pool: ThreadPool,
    tellingThrough mailbox: Mailbox<Event>
  ) {
    let saved = LockedValue(file)
    (self.saved, self.written, self.asked) = (saved, written, asked)
    self.file = file.file.map { FollowedFile($0) }
    kept = file.text
    shown = kept.preferences(over: written)
    for (aspect, word) in asked { _ = shown.set(aspect, to: word) }
    saving = SerialWork(on: pool, merging: { $0.merging($1) { $1 } }) { changes in
      mailbox.post(.saved(saved.withLock { $0.keep(changes) }))
    }
  }

  /// Whether the file, if it has changed, is valid.
  var isReadable: Bool { file?.fault == nil }

  /// Saves what the user has changed.
  mutating func keep(_ preferences: Preferences) {
    let changes = preferences.changes(from: shown)
    shown = preferences
    guard !changes.isEmpty else { return }
    saving.add(
      changes.reduce(into: [:]) { $0[$1.key] = KeptWord($1.value, over: written[$1.key]) })
  }

  /// The aspects that have changed in the file since the last call; none while a change of the user's
  /// is being saved, which the file doesn't have yet. A missing file changes nothing.
  mutating func takeChange() -> [Preferences.Aspect: String] {
    guard !saving.isBusy else { return [:] }
    let known = kept
    let changed = file?.takeChange {
      try PreferencesText(in: $0, for: known.terminal) ?? known
    }
    guard let changed else { return [:] }
    kept = changed
    return adopted(
      kept.preferences(over: written).changes(from: known.preferences(over: written)))
  }

  /// The aspects that change because `config.toml` says something else now, save those of flags.
  mutating func adopt(_ written: [Preferences.Aspect: String]) -> [Preferences.Aspect: String] {
    let before = kept.preferences(over: self.written)
    self.written = written
    return adopted(
      kept.preferences(over: written).changes(from: before).filter { asked[$0.key] == nil })
  }

  private mutating func adopted(
    _ words: [Preferences.Aspect: String]
  ) -> [Preferences.Aspect: String] {
    for (aspect, word) in words { _ = shown.set(aspect, to: word) }
    return words
  }

  /// Waits until all is saved; returns why something isn't.
  func finish(within patience: Duration, by clocks: Clocks) -> FileFault? {
    guard saving.finish(within: patience, by: clocks) else {
      return file.map { $0.file.fault(.unsaved) }
    }
    return saved.withLock(\.writingFault)
  }
}
