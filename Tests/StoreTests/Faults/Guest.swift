import Foundation
import Glibc
import Testing

/// Somebody who may do no more in a folder than its rights say; they say nothing to the superuser, so
/// that somebody else tries in his stead.
final class Guest {
  let starter: [String]
  private let folder: TestFolder

  init(of folder: TestFolder) throws {
    self.folder = folder
    let setpriv = "/usr/bin/setpriv"
    guard geteuid() == 0 else {
      starter = []
      return
    }
    try #require(FileManager.default.isExecutableFile(atPath: setpriv))
    starter = [setpriv, "--reuid", "65534", "--regid", "65534", "--clear-groups"]
  }

  deinit {
    try? allow(0o700)
  }

  /// Of the folder, or of a file in it.
  func allow(_ mode: Int, of name: String = "") throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path + name)
  }
}
