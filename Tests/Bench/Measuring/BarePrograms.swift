import Foundation
import Kit
import Threading

/// Copies of programs without debug information, each made once.
final class BarePrograms: Sendable {
  static let shared = BarePrograms()

  private let copies = LockedValue<(folder: TestFolder?, paths: [String: String])>((nil, [:]))

  func path(of program: String) throws -> String {
    try copies.withLock { copies in
      if let path = copies.paths[program] { return path }
      let folder = try copies.folder ?? TestFolder()
      copies.folder = folder
      let path = folder.file("\(copies.paths.count)")
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["strip", "-o", path, program]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure("\(program) can't be stripped") }
      copies.paths[program] = path
      return path
    }
  }

  /// Deletes the copies.
  func clear() {
    copies.withLock { $0 = (nil, [:]) }
  }
}
