import Glibc

extension SmallFile {
  /// It is no fault that there was none.
  func remove() throws(FileFault) {
    guard unlink(path) == 0 || errno == ENOENT else { throw fault("it can't be removed", errno) }
  }

  /// Puts a text in the file's place at once, so that nobody ever reads half of it; folders that are
  /// missing are made.
  func write(_ text: String) throws(FileFault) {
    let obstacle = makeFolders()
    // A name of its own, for another program may write the same file now.
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw fault("it can't be written", errno == ENOENT ? obstacle ?? errno : errno)
    }
    let isWritten = (try? Descriptor(number: file).write(text)) != nil
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw fault("it can't be written", code)
    }
  }

  /// Gives way to another file of that name.
  func setAside() {
    rename(path, "\(path).unread")
  }

  /// Why the last of them that can't be made can't; that matters only if the file can't be made, too.
  @discardableResult
  func makeFolders() -> Int32? {
    var obstacle: Int32?
    for end in path.indices.dropFirst() where path[end] == "/" {
      if mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST, errno != ENOENT {
        obstacle = errno
      }
    }
    return obstacle
  }
}
