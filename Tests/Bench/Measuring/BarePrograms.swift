import Foundation
import Kit
import System

/// Copies of programs without debug information, each made once, and without the names of functions
/// unless these are asked for.
final class BarePrograms: Sendable {
  static let shared = BarePrograms()

  private let copies = LockedValue<(folder: TestFolder?, paths: [String: String])>((nil, [:]))

  func path(of program: String, keepingNames keepsNames: Bool = false) throws -> String {
    try copies.withLock { copies in
      let flag = keepsNames ? "--strip-debug" : "--strip-all"
      let key = "\(flag) \(program)"
      if let path = copies.paths[key] { return path }
      let folder = try copies.folder ?? TestFolder()
      copies.folder = folder
      let path = folder.file("\(copies.paths.count)")
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["strip", flag, "-o", path, program]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure("\(program) can't be stripped") }
      copies.paths[key] = path
      return path
    }
  }

  /// Deletes the copies.
  func clear() {
    copies.withLock { $0 = (nil, [:]) }
  }
}
