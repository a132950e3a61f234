import Glibc

/// The bytes of open descriptors.
enum Reading {
  /// The next bytes; empty at the end.
  static func piece(of descriptor: Int32, upTo most: Int) throws(FileError) -> [UInt8] {
    while true {
      var failure: Int32?
      let piece = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      guard let failure else { return piece }
      if failure != EINTR { throw FileError(code: failure) }
    }
  }

  /// Everything up to the end, which is expected after `size` bytes.
  static func bytes(
    of descriptor: Int32, upTo most: Int, expecting size: Int
  ) throws(FileError) -> [UInt8] {
    guard size <= most else { throw .tooLarge(most: most) }
    var bytes: [UInt8] = []
    var length = max(size + 1, shortest)
    while true {
      let part = try piece(of: descriptor, upTo: length)
      if part.isEmpty { return bytes }
      bytes = bytes.isEmpty ? part : bytes + part
      guard bytes.count <= most else { throw .tooLarge(most: most) }
      // As long as there isn't more than expected, this is the end, for which no large buffer is needed.
      length = bytes.count > size ? longest : shortest
    }
  }

  private static let shortest = 1 << 12
  private static let longest = 1 << 18
}
