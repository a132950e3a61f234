import CSystem
import Glibc
import Home
import System
import Timelines

/// Makes its descriptor readable when something changes in the watched folders, and finds the
/// widgets whose files have changed. The system grants a user few such descriptors, so it is closed when
/// nobody holds the watch any more.
///
/// Providers register files from their own threads, before reading them.
final class FolderWatch: Sendable {
  let descriptor: Int32
  private let files = LockedValue(FollowedFiles())

  init() {
    descriptor = files_folders_open()
  }

  deinit { close(descriptor) }

  /// Watches a folder; returns false if that fails.
  func watch(_ folder: String) -> Bool { files_folders_watch(descriptor, folder) }

  /// A recorder of the files that a provider reads for a widget. Replaces the earlier records.
  func notes(for widget: Instance.ID) -> WatchedFiles {
    files.withLock { $0.forget(widget) }
    return WatchedFiles { [self] path in
      for folder in FollowedFiles.folders(of: path) { _ = watch(folder) }
      files.withLock { $0.follow(path, for: widget) }
    }
  }

  /// A recorder of the file of the picture behind the tiles.
  var pictureNotes: WatchedFiles {
    WatchedFiles { [self] path in
      for folder in FollowedFiles.folders(of: path) { _ = watch(folder) }
      files.withLock { $0.followPicture(path) }
    }
  }

  /// Whether the file of the picture behind the tiles has changed, once for each change.
  func takePictureChange() -> Bool { files.withLock { $0.takePictureChange() } }

  /// Discards the pending events.
  func clear() { files_folders_clear(descriptor) }

  /// Returns the widgets whose files have changed, each once; leaves the excepted ones for later.
  func outdated(besides excepted: Set<Instance.ID> = []) -> [Instance.ID] {
    files.withLock { $0.takeOutdated(besides: excepted) }
  }
}
