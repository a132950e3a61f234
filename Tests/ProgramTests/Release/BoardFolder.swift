import Foundation

/// A folder of one's own in which a board is written down, gone when nobody knows it any more.
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
