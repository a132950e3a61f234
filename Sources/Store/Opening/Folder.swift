import Glibc

/// The folder of the store.
struct Folder: Hashable, Sendable {
  let path: String

  /// Makes it, and those that it lies in, as far as they are missing; says what the first of them is
  /// that can't be made, and why.
  func create() throws(StoreError) {
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let part = String(path[..<end])
      // Nothing is wrong with one that is there, whatever is said of making it anew.
      guard mkdir(part, 0o700) != 0, errno != EEXIST else { continue }
      let obstacle = errno
      if access(part, F_OK) != 0, errno == ENOENT {
        throw StoreError(path: path, errno: obstacle)
      }
    }
  }

  /// Throws if it is no folder in which files can be made.
  func check() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw StoreError(path: path, errno: ENOTDIR) }
    guard isWritable else { throw StoreError(path: path, errno: errno) }
  }

  var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// Does something while no other process does so too.
  func withLock<Value>(_ body: () throws -> Value) throws -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(path: path, errno: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw StoreError(path: path, errno: errno) }
    }
    return try body()
  }

  /// Tells those who watch the folder that something in it has changed.
  func announce() {
    utimensat(AT_FDCWD, path, nil, 0)
  }
}
