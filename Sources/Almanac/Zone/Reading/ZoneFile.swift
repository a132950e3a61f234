import System
import Glibc

/// The contents of a zone file.
struct ZoneFile {
  let bytes: [UInt8]

  init(path: String) throws(ZoneError) {
    do throws(FileError) {
      bytes = try WholeFile.bytes(at: path, upTo: Bound.zoneFile.greatest)
    } catch .tooLarge {
      throw .malformed(.tooLong)
    } catch {
      throw .unreadable(path: path, code: error.code ?? EINVAL)
    }
  }

  /// Whether a name can only lead to a file inside the zone directory.
  static func isSafe(name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.utf8.contains(0) && name.utf8.count < Int(NAME_MAX)
      && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The zone name in the path of the system's symbolic link; nil if there is none.
  static func linkedName(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink(path, &target, target.count))
    let bytes = [UInt8(ascii: "/")] + target.prefix(count).map { UInt8(bitPattern: $0) }
    let root = Array("/zoneinfo/".utf8)
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: root) }) else {
      return nil
    }
    return String(decoding: bytes[(start + root.count)...], as: UTF8.self)
  }
}
