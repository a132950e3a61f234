import Desk
import Glibc

/// An input file named by the user; `-` is standard input.
struct InputFile {
  let path: String
  /// The strings for error messages.
  let strings: [String: String]

  static let greatestSize = 1 << 26

  func bytes() throws -> [UInt8] {
    guard path != "-" else { return try bytes(of: STDIN_FILENO) }
    // Without `O_NONBLOCK`, opening a pipe or a device could block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw fault(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw fault(strings.text("file.none"))
    }
    return try bytes(of: file)
  }

  private func bytes(of file: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= Self.greatestSize {
      var failure: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        let result = read(file, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if failure == EINTR { continue }
      if let failure { throw fault(String(cString: strerror(failure))) }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw fault(strings.text("file.large %lld", String(Self.greatestSize >> 20)))
  }

  private func fault(_ cause: String) -> CommandError {
    CommandError(strings.text("file.unreadable %@ %@", path, cause))
  }
}
