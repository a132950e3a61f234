import Foundation

/// A folder with a widgets file, deleted with this value.
final class BoardFolder {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ lines: String = "weather small\ndday small\n") throws {
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(lines.utf8).write(to: config.appending(path: "widgets"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var flags: [String] { ["--data", folder.path] }
}
