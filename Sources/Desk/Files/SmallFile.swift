import Glibc

/// A text file small enough to read at once.
struct SmallFile: Hashable, Sendable {
  let path: String

  /// The folder of the file.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  static let greatestSize = 1 << 20

  /// The file's text; nil if there is no such file.
  func text() throws(FileFault) -> String? {
    guard let bytes = try bytes() else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault("it is no UTF-8")
    }
    // Some editors start a file with a byte order mark.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private func bytes() throws(FileFault) -> [UInt8]? {
    // A pipe or device under this name must not block the program.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw fault("it can't be read", errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw fault("it is no file")
    }
    return try bytes(of: file)
  }

  private func bytes(of file: Int32) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= Self.greatestSize {
      var failure: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        let result = read(file, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if let failure { throw fault("it can't be read", failure) }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw fault("it has more than \(Self.greatestSize) bytes")
  }

  func fault(_ cause: String) -> FileFault { FileFault(path: path, cause: cause) }

  func fault(_ cause: String, _ code: Int32) -> FileFault {
    FileFault(path: path, cause: "\(cause): \(String(cString: strerror(code)))", code: code)
  }
}
