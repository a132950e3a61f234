import Glibc
import Store
import System

/// The real location of a file, where another can replace it.
struct ReplaceableFile {
  let path: String
  let folder: String
  /// The time to wait for other programs, in all steps together.
  let patience: Patience

  /// Follows symbolic links, so that a link stays and its target changes.
  init(following path: String, within patience: Patience) throws(TodoFileError) {
    self.patience = patience
    guard let resolved = realpath(path, nil) else {
      throw .unwritable(path: path, cause: .ofError(errno))
    }
    defer { free(resolved) }
    self.path = String(cString: resolved)
    let end = self.path.lastIndex(of: "/") ?? self.path.startIndex
    folder = end == self.path.startIndex ? "/" : String(self.path[..<end])
  }

  var seemsWritable: Bool { access(path, W_OK) == 0 }

  /// Runs the body while no other process of this program changes files in the folder; throws busy
  /// if patience ends before.
  func withLock<Value>(
    _ body: () throws(TodoFileError) -> Value
  ) throws(TodoFileError) -> Value {
    let lock = try lock()
    sweep()
    let value = try body()
    lock.sync()
    return value
  }

  private func lock() throws(TodoFileError) -> FolderLock {
    do throws(FolderLock.Fault) {
      return try FolderLock(of: folder, within: patience)
    } catch {
      throw switch error {
      case .busy: TodoFileError.busy(path: path)
      case .failed(let code): TodoFileError.unwritable(path: folder, cause: .ofError(code))
      }
    }
  }

  /// Replaces the expected contents with new ones, in the file itself if no other file may replace
  /// it. If other contents turn out to have been there, they are returned.
  func replace(_ base: [UInt8], by bytes: [UInt8]) throws(TodoFileError) -> FileReplacement {
    do {
      return try exchange(base, for: bytes)
    } catch  where error.isDenied && seemsWritable {
      return try overwrite(base, by: bytes)
    }
  }

  private func exchange(
    _ base: [UInt8], for bytes: [UInt8]
  ) throws(TodoFileError) -> FileReplacement {
    let draft = try TodoFileDraft(of: bytes, insteadOf: base, for: self)
    do throws(FileError) {
      try FileExchange.exchange(draft.path, path)
    } catch .system(EINVAL), .system(ENOSYS) {
      return try draft.replace(base, at: self)
    } catch {
      draft.remove()
      throw unwritable(error)
    }
    let others = try contents(displacedBy: draft)
    return FileReplacement(
      others: others == base ? nil : others, isInPlace: true, displaced: draft)
  }

  /// The old file's contents, which have the draft's name after the exchange. Nobody knows that name,
  /// so an error is about the file.
  private func contents(displacedBy draft: TodoFileDraft) throws(TodoFileError) -> [UInt8] {
    do throws(TodoFileError) {
      return try FileBytes.read(draft.path, awaitingWritersWithin: patience)
    } catch .unreadable(_, let cause) {
      throw .unreadable(path: path, cause: cause)
    }
  }

  /// Throws if a file of the same length can't be written beside it.
  func tryDraft() throws(TodoFileError) {
    try withLock { () throws(TodoFileError) in
      let bytes = try FileBytes.read(path)
      try TodoFileDraft(of: bytes, insteadOf: bytes, for: self).remove()
    }
  }

  func unwritable(_ code: Int32) -> TodoFileError { unwritable(.system(code)) }

  func unwritable(_ error: FileError) -> TodoFileError {
    .unwritable(path: path, cause: FileCause(error))
  }
}

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

extension ReplaceableFile {
  /// Removes the drafts that killed processes left behind in the folder; needs its lock. Keeps
  /// drafts with changes by other programs that exist nowhere else.
  func sweep() {
    for name in FolderListing.names(in: folder) ?? [] where isWorthless(name) {
      unlink("\(folder)/\(name)")
    }
  }

  private func isWorthless(_ name: String) -> Bool {
    if DraftName.isUnfinished(name) { return true }
    guard let draft = DraftName(name), let bytes = try? FileBytes.read("\(folder)/\(name)") else {
      return false
    }
    return draft.accounts(for: bytes)
  }
}
