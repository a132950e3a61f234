import Home
import Threading

/// The preferences while a dashboard runs: what the user changes is saved, and what other dashboards
/// have saved is taken over.
struct FollowedPreferences {
  /// Saves on another thread, because the loop must not wait for the disk.
  private let saving: SerialWork<Preferences>
  private let saved: LockedValue<PreferencesFile>
  private var file: FollowedFile<Preferences>?
  /// The preferences in the file when it was last read.
  private var known: Preferences

  /// The result of each saving is posted.
  init(_ file: PreferencesFile, on pool: ThreadPool, tellingThrough mailbox: Mailbox<Event>) {
    let saved = LockedValue(file)
    self.saved = saved
    self.file = file.file.map { FollowedFile($0) }
    known = file.kept
    saving = SerialWork(on: pool) { preferences in
      mailbox.post(.saved(saved.withLock { $0.keep(preferences) }))
    }
  }

  /// Whether the file, if it has changed, is valid.
  var isReadable: Bool { file?.fault == nil }

  func keep(_ preferences: Preferences) {
    saving.add(preferences)
  }

  /// The aspects that have changed in the file since the last call; none while a change of the user's
  /// is being saved, which the file doesn't have yet. A missing file changes nothing.
  mutating func takeChange() -> [Preferences.Aspect: String] {
    guard !saving.isBusy else { return [:] }
    let known = known
    let changed = file?.takeChange { try PreferencesText(in: $0)?.preferences ?? known }
    guard let changed else { return [:] }
    self.known = changed
    return changed.changes(from: known)
  }

  /// Waits until all is saved; returns why something isn't.
  func finish(within patience: Duration, by clocks: Clocks) -> FileFault? {
    guard saving.finish(within: patience, by: clocks) else {
      return file.map { $0.file.fault(.unsaved) }
    }
    return saved.withLock(\.writingFault)
  }
}
