import Glibc

/// A text file that may be lost without harm.
struct CacheFile {
  let path: String
  /// The maximum size in bytes; longer files aren't read.
  var limit = WeatherAnswer.greatestSize

  /// The contents; nil if they can't be read completely.
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

  /// Creates the parent folders.
  func makeFolders() {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
  }

  func drop() { unlink(path) }

  /// Replaces the file in one step, so that no one reads half of it.
  func write(_ text: String) {
    // Includes the process and the thread, because others may be writing the same file.
    let draft = "\(path).\(getpid()).\(pthread_self())"
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
