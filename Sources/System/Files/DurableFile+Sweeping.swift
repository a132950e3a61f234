import Glibc

extension DurableFile {
  /// The name of a new draft. Includes the process and the thread, because others may be writing the
  /// same file.
  var draft: String { "\(path).\(getpid()).\(pthread_self())" }

  /// Removes the drafts that processes have left behind that ended while they were writing.
  ///
  /// A process that isn't seen from here, as in another container, may still be writing: so only
  /// drafts that are an hour older than the file itself count as left behind.
  func sweep() {
    guard let written = Self.instant(of: path), let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if isDraftOfTheDead(name) { names.append(name) }
    }
    for draft in names.map({ "\(folder)/\($0)" }) {
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
