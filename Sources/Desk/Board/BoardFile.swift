import Glibc

/// The file in which somebody may have written down a board; it is only ever read.
struct BoardFile: Hashable, Sendable {
  let path: String

  static let name = "widgets"
  static let greatestSize = 1 << 20

  init(in directories: Directories) {
    path = "\(directories.config)/\(Self.name)"
  }

  /// Nil if there is no such file.
  func text() throws(BoardError) -> String? {
    guard let bytes = try bytes() else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error("it is no UTF-8") }
    // Some editors begin a file with a mark that says nothing.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private func bytes() throws(BoardError) -> [UInt8]? {
    // A pipe or a device under this name must not hold the program up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw error("it can't be read: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw error("it is no file")
    }
    return try bytes(of: file)
  }

  private func bytes(of file: Int32) throws(BoardError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= Self.greatestSize {
      var failure: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        let result = read(file, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if let failure { throw error("it can't be read: \(String(cString: strerror(failure)))") }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw error("it has more than \(Self.greatestSize) bytes")
  }

  func error(_ cause: String) -> BoardError {
    BoardError(place: path, cause: cause)
  }
}
