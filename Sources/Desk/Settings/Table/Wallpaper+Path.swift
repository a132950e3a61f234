import System
import Home

extension Wallpaper {
  /// Like `init(_:)`, but the path of a picture may count from a folder.
  init?(_ word: String, from folder: String?) {
    self.init(word.picturePath(from: folder) ?? word)
  }
}

extension LockWallpaper {
  /// Like `init(_:)`, but the path of a picture may count from a folder.
  init?(_ word: String, from folder: String?) {
    self.init(word.picturePath(from: folder) ?? word)
  }
}

extension String {
  /// The whole path of a picture; nil for what reads like a misspelled name rather than like a path.
  fileprivate func picturePath(from folder: String?) -> String? {
    let isPath =
      contains("/") || [".png", ".jpg", ".jpeg"].contains { lowercased().hasSuffix($0) }
    guard isPath, !HomeFolder.begins(self), !hasPrefix("#") else { return nil }
    return HomeFolder(path: nil).absolute(self, from: folder)
  }
}
