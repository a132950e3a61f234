import Foundation

/// A folder for a test, gone when the test is.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    // Memory, where there is such a folder: what takes time is only to have the disk keep it all.
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path())
    let folder = (isThere ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "ddays-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What lies in it, in alphabetical order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
