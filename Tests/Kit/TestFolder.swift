package import Foundation

/// A folder for a test, deleted with this value.
package final class TestFolder: Sendable {
  package let path: String

  package init() throws {
    // In memory if possible, because only writing to disk takes time.
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path())
    let folder = (isThere ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "test-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of its files, in alphabetical order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  package func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: file(name)))
  }

  package func write(_ bytes: Data, as name: String) throws {
    try bytes.write(to: URL(filePath: file(name)))
  }
}
