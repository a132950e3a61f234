import System
import Glibc

/// A temporary file that takes the place of another, with the same permissions.
///
/// A killed process leaves behind an incomplete draft, a complete one, or the old contents under
/// the draft's name.
struct TodoFileDraft {
  let path: String

  /// Writes the draft; all of it is on disk on return.
  init(
    of bytes: [UInt8], insteadOf base: [UInt8], for place: ReplaceableFile
  ) throws(TodoFileError) {
    let name = DraftName(of: bytes, insteadOf: base)
    path = "\(place.folder)/\(name)"
    let unfinished = "\(place.folder)/\(name.unfinished)"
    defer { unlink(unfinished) }
    try Self.write(bytes, to: unfinished, for: place)
    guard rename(unfinished, path) == 0 else { throw place.unwritable(errno) }
  }

  func remove() {
    unlink(path)
  }

  /// Replaces a file by renaming, on file systems without an exchange. A write by another program
  /// in that moment is lost.
  func replace(_ base: [UInt8], at place: ReplaceableFile) throws(TodoFileError) -> FileReplacement
  {
    defer { remove() }
    let others = try FileBytes.read(place.path, awaitingWritersWithin: place.patience)
    guard others == base else { return FileReplacement(others: others, isInPlace: false) }
    guard rename(path, place.path) == 0 else { throw place.unwritable(errno) }
    return FileReplacement(others: nil, isInPlace: true)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, for place: ReplaceableFile
  ) throws(TodoFileError) {
    do throws(FileError) {
      let file = try WritableFile(creating: path)
      try file.takeRights(of: place.path)
      try file.write(bytes)
      try file.synchronize()
    } catch {
      throw place.unwritable(error)
    }
  }
}
