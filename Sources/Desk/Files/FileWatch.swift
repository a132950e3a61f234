import CFiles
import Home
import Sharing
import Timelines

/// Knows from which files widgets were read, and finds out which of them are out of date.
///
/// Providers say so on their own threads, before they read; what happens in the folders makes the
/// descriptor readable.
struct FileWatch: Sendable {
  let descriptor: Int32
  private let files = Guarded(FollowedFiles())

  init() {
    descriptor = files_folders_open()
  }

  /// What a provider says while it is asked for a widget; what it said before no longer holds.
  func notes(for widget: Instance.ID) -> WatchedFiles {
    files.withLock { $0.forget(widget) }
    return WatchedFiles { path in
      for folder in FollowedFiles.folders(of: path) { _ = files_folders_watch(descriptor, folder) }
      files.withLock { $0.follow(path, for: widget) }
    }
  }

  /// The widgets that other files would be read for now; each is named once.
  func outdated() -> [Instance.ID] {
    files_folders_clear(descriptor)
    return files.withLock { $0.takeOutdated() }
  }
}
