import Glibc

/// An open file for writing. What is written is on disk once it is synchronized.
package struct WritableFile: ~Copyable {
  private let descriptor: Int32

  /// Creates a file; an existing one is emptied, or an error if the file has to be new.
  package init(creating path: String, mode: UInt32 = 0o600, isNew: Bool = true) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_EXCL : O_TRUNC)
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    self.descriptor = descriptor
  }

  /// Opens an existing file, or a device or pipe, for which it may wait.
  package init(existing path: String, isPatient: Bool = false) throws(FileError) {
    let flags = O_WRONLY | O_CLOEXEC | (isPatient ? 0 : O_NONBLOCK | O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    self.descriptor = descriptor
  }

  /// Creates an empty file, unless there is one.
  package static func create(_ path: String, mode: UInt32 = 0o666) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, mode)
    guard file >= 0 else { throw FileError(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(code: errno) }
    if let error = FileError(sort: status) { throw error }
  }

  deinit { close(descriptor) }

  /// Writes all bytes; an error may leave some of them written.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw FileError(code: errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until everything is on disk.
  package func synchronize() throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError(code: errno) }
  }

  /// Replaces the contents in place, on disk.
  package func overwrite(by bytes: [UInt8]) throws(FileError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(code: errno) }
    try write(bytes)
    guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw FileError(code: errno) }
    try synchronize()
  }

  /// Takes over the owner and the permissions of another file.
  package func takeRights(of path: String) throws(FileError) {
    var (other, own) = (stat(), stat())
    guard stat(path, &other) == 0, fstat(descriptor, &own) == 0 else {
      throw FileError(code: errno)
    }
    let isAlike = own.st_uid == other.st_uid && own.st_gid == other.st_gid
    guard isAlike || fchown(descriptor, other.st_uid, other.st_gid) == 0,
      fchmod(descriptor, other.st_mode & 0o7777) == 0
    else { throw FileError(code: errno) }
  }
}
