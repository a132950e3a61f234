import Desk
import Glibc

/// An output file named by the user.
struct OutputFile {
  let path: String
  /// The strings for error messages.
  let strings: [String: String]

  /// Replaces the file in one step, so that no one reads half of it.
  func write(_ text: String) throws {
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      return try write(text, to: path)
    }
    let draft = "\(path).\(getpid())"
    do {
      try write(text, to: draft)
      guard rename(draft, path) == 0 else { throw fault(errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw fault(errno) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else {
        let code = errno
        close(file)
        throw fault(code)
      }
      rest = rest.dropFirst(max(0, count))
    }
    guard close(file) == 0 else { throw fault(errno) }
  }

  private func fault(_ code: Int32) -> CommandError {
    CommandError(
      strings.text("file.unwritable %@ %@", path, String(cString: strerror(code))))
  }
}
