import Glibc

/// The store's folder.
struct Folder: Hashable, Sendable {
  let path: String

  /// Creates the folder and its parents if necessary; throws the error of the first that can't be
  /// created.
  func create() throws(StoreError) {
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let part = String(path[..<end])
      // An existing folder is fine, whatever error creating it gives.
      guard mkdir(part, 0o700) != 0, errno != EEXIST else { continue }
      let obstacle = errno
      if access(part, F_OK) != 0, errno == ENOENT {
        throw StoreError(path: path, errno: obstacle)
      }
    }
  }

  /// Throws if this isn't a folder in which files can be created.
  func check() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw StoreError(path: path, errno: ENOTDIR) }
    guard isWritable else { throw StoreError(path: path, errno: errno) }
  }

  var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// Runs the body while no other process holds the folder's lock; throws busy if patience ends
  /// before.
  func withLock<Value>(within patience: Patience, _ body: () throws -> Value) throws -> Value {
    let lock = try lock(within: patience)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  private func lock(within patience: Patience) throws(StoreError) -> FolderLock {
    do {
      return try FolderLock(of: path, within: patience)
    } catch {
      throw switch error {
      case .busy: StoreError(path: path, .busy)
      case .failed(let code): StoreError(path: path, errno: code)
      }
    }
  }

  /// Notifies those who watch the folder of a change.
  func announce() {
    utimensat(AT_FDCWD, path, nil, 0)
  }
}
