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

extension DurableFile {
  /// The name of a new draft. Includes the process and the thread, because others may be writing the
  /// same file.
  var draft: String { "\(path).\(getpid()).\(pthread_self())" }

  /// Removes the drafts that processes have left behind that ended while they were writing.
  ///
  /// A process that isn't seen from here, as in another container, may still be writing: so only
  /// drafts that are an hour older than the file itself count as left behind.
  func sweep() {
    guard let written = Self.instant(of: path), let names = FolderListing.names(in: folder) else {
      return
    }
    for draft in names.filter(isDraftOfTheDead).map({ "\(folder)/\($0)" }) {
      if let instant = Self.instant(of: draft), instant < written - 3600 { unlink(draft) }
    }
  }

  private func isDraftOfTheDead(_ name: String) -> Bool {
    let prefix = path.split(separator: "/").last.map { "\($0)." } ?? ""
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0,
      UInt(numbers[1]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// When a file was last written, in seconds.
  private static func instant(of path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : nil
  }
}
