import Foundation
import Glibc

/// Somebody who may do no more with a folder than its rights say; they say nothing to the superuser, so
/// that somebody else does it in his stead.
package final class Guest {
  /// The beginning of a command line, which runs the rest as the guest.
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

  /// Of the folder.
  package func allow(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
  }

  /// Of what lies in the folder.
  package func allowInside(_ mode: Int) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(folder)/\(name)")
    }
  }
}
