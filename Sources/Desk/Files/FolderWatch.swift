import CFiles
import Home
import Sharing
import Timelines

/// Has the descriptor become readable when something happens in folders, and finds out which widgets
/// are out of date because the files have changed that they were read from.
///
/// Providers say on their own threads which files those are, before they read.
struct FolderWatch: Sendable {
  let descriptor: Int32
  private let files = Guarded(FollowedFiles())

  init() {
    descriptor = files_folders_open()
  }

  /// False if that can't be.
  func watch(_ folder: String) -> Bool { files_folders_watch(descriptor, folder) }

  /// What a provider says while it is asked for a widget; what it said before no longer holds.
  func notes(for widget: Instance.ID) -> WatchedFiles {
    files.withLock { $0.forget(widget) }
    return WatchedFiles { path in
      for folder in FollowedFiles.folders(of: path) { _ = watch(folder) }
      files.withLock { $0.follow(path, for: widget) }
    }
  }

  /// Takes what has happened until now.
  func clear() { files_folders_clear(descriptor) }

  /// The widgets that other files would be read for now; each is named once.
  func outdated() -> [Instance.ID] { files.withLock { $0.takeOutdated() } }
}
