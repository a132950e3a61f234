import Glibc

extension FileBytes {
  /// Writes all bytes; false on an error, which may leave the rest unwritten.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Replaces the contents of an open file, on disk; false on an error.
  static func overwrite(_ file: Int32, by bytes: [UInt8]) -> Bool {
    lseek(file, 0, SEEK_SET) == 0 && write(bytes, to: file)
      && ftruncate(file, off_t(bytes.count)) == 0 && fsync(file) == 0
  }
}
