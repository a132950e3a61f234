import Glibc

/// A text that may be lost.
struct CacheFile {
  let path: String
  /// In bytes; what is longer is not read.
  var limit = Report.greatestSize

  /// Nil if there is none that can be read whole.
  var text: String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    guard bytes.count <= limit else { return "" }
    return String(validating: bytes, as: UTF8.self) ?? ""
  }

  /// Those in which it lies.
  func makeFolders() {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
  }

  func drop() { unlink(path) }

  /// In the place of the old one at once, so that nobody ever reads half of it.
  func write(_ text: String) {
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWritten = Glibc.write(file, bytes, bytes.count) == bytes.count
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      return
    }
  }
}
