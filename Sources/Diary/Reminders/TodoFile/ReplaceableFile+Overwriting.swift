import System
import Glibc

extension ReplaceableFile {
  /// Overwrites the file in place, which is necessary for files of other users. A copy of the old
  /// contents lies beside it until the new ones are on disk, if one can be made; it is restored if
  /// the disk is full.
  func overwrite(_ base: [UInt8], by bytes: [UInt8]) throws(TodoFileError) -> FileReplacement {
    let file = try existing()
    let copy = keepCopy(of: base)
    defer { if let copy { unlink(copy) } }
    let others = try FileBytes.read(path, awaitingWritersWithin: patience)
    guard others == base else { return FileReplacement(others: others, isInPlace: false) }
    do throws(FileError) {
      try file.overwrite(by: bytes)
    } catch {
      try? file.overwrite(by: base)
      throw unwritable(error)
    }
    return FileReplacement(others: nil, isInPlace: true)
  }

  private func existing() throws(TodoFileError) -> WritableFile {
    do throws(FileError) {
      return try WritableFile(existing: path)
    } catch {
      throw unwritable(error)
    }
  }

  /// The name of a copy beside the file; nil if none can be made.
  private func keepCopy(of bytes: [UInt8]) -> String? {
    let name = "\(path).before-\(getpid())"
    guard let copy = try? WritableFile(creating: name) else { return nil }
    do throws(FileError) {
      try copy.write(bytes)
      try copy.synchronize()
      return name
    } catch {
      unlink(name)
      return nil
    }
  }
}
