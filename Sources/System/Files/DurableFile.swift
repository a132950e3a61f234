import Glibc

/// A file that is only ever replaced whole: whatever ends the process or the power, the old contents
/// are there or the new ones.
package struct DurableFile: Hashable, Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Replaces the contents, which are on disk on return; creates missing folders if asked to.
  package func write(
    _ bytes: [UInt8], mode: UInt32 = 0o600, makingFolders: Bool = false
  ) throws(FileError) {
    let obstacle = makingFolders ? makeFolders() : nil
    let draft = draft
    do throws(FileError) {
      try Self.write(bytes, to: draft, mode)
      guard rename(draft, path) == 0 else { throw FileError(code: errno) }
    } catch {
      unlink(draft)
      throw error.isMissing ? obstacle ?? error : error
    }
    synchronizeFolder()
    sweep()
  }

  /// Removes the file, if it exists.
  package func remove() throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(code: errno) }
  }

  /// Creates missing folders. Returns the last error, which matters only if creating the file fails
  /// too.
  @discardableResult
  package func makeFolders() -> FileError? {
    var obstacle: FileError?
    for end in path.indices.dropFirst() where path[end] == "/" {
      if mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST, errno != ENOENT {
        obstacle = FileError(code: errno)
      }
    }
    return obstacle
  }

  private static func write(
    _ bytes: [UInt8], to draft: String, _ mode: UInt32
  ) throws(FileError) {
    let file = try WritableFile(creating: draft, mode: mode, isNew: false)
    try file.write(bytes)
    try file.synchronize()
  }

  var folder: String {
    let end = path.lastIndex(of: "/")
    return end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Puts the new name on disk, where the file system can do that.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
