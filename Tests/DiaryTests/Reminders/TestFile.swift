import Foundation
import Store

@testable import Diary

/// A file in its own folder, deleted with this value.
final class TestFile: Sendable {
  let folder: String
  let path: String

  init(_ bytes: [UInt8]) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "reminders-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder = place.path()
    path = "\(folder)/todo.txt"
    try Data(bytes).write(to: URL(filePath: path))
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit {
    chmod(folder, 0o700)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The file as somebody changes it who has time to wait for others.
  var file: TodoFile { TodoFile(path: path, within: Patience(.seconds(60))) }
  var bytes: [UInt8] { get throws { Array(try Data(contentsOf: URL(filePath: path))) } }
  var text: String { get throws { String(decoding: try bytes, as: UTF8.self) } }
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder) } }

  /// The current identity of a line.
  func line(_ number: Int) throws -> LineIdentity { try file.text().identities[number - 1] }

  func status() -> stat {
    var status = stat()
    stat(path, &status)
    return status
  }
}
