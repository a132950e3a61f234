import Foundation
import Glibc

/// A user whose access to a folder is limited by its permissions. They don't limit the superuser,
/// so under that account another user takes over.
package final class Guest {
  /// The prefix of a command line that runs the rest as the guest.
  package let starter: [String]
  private let folder: String

  package init(of folder: String) throws {
    self.folder = folder
    let program = "/usr/bin/setpriv"
    guard geteuid() == 0 else {
      starter = []
      return
    }
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CocoaError(.fileNoSuchFile)
    }
    starter = [program, "--reuid", "65534", "--regid", "65534", "--clear-groups"]
  }

  deinit {
    try? allow(0o700)
  }

  /// Sets the permissions of the folder.
  package func allow(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
  }

  /// Sets the permissions of the files in the folder.
  package func allowInside(_ mode: Int) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(folder)/\(name)")
    }
  }
}
