import Glibc

/// The bytes of a zone file on disk.
struct ZoneFile {
  let bytes: [UInt8]

  init(path: String) throws(ZoneError) {
    // A pipe or a device under this name must not hold the program up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, code: EINVAL)
    }
    guard 0...Zone.longestFile ~= Int(status.st_size) else { throw .malformed(.tooLong) }
    bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }

  /// Whether a name leads to a file below the directory of zones and nowhere else.
  static func isSafe(name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.utf8.contains(0) && name.utf8.count < Int(NAME_MAX)
      && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The name of the zone to which the system's own link leads.
  static func linkedName(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink(path, &target, target.count))
    let bytes = target.prefix(count).map { UInt8(bitPattern: $0) }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "/")
    guard let root = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(root + 1)...].joined(separator: "/")
  }
}
