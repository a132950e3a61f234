import Foundation

/// A separate network for a program or a thread; some systems don't allow one even to the
/// superuser.
package enum OwnNetwork {
  package static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--net", "true"]
    (process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice
    )
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
