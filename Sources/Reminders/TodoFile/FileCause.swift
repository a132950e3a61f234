import Glibc

/// What stands against reading or writing a file; it prints as the system says it.
package struct FileCause: Hashable, Sendable, CustomStringConvertible {
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    case gone, denied, full, notAFile, tooLarge, other
  }

  package let sort: Sort
  package let description: String

  init(_ sort: Sort, _ description: String) {
    (self.sort, self.description) = (sort, description)
  }

  static let notAFile = FileCause(.notAFile, "it is no file")
  static let folder = FileCause(.notAFile, "it is a folder")
  /// What is added to it would be read as something else.
  static let otherText = FileCause(.other, "it is UTF-16 and not UTF-8")
  static let tooLarge = FileCause(
    .tooLarge, "it has more than \(FileBytes.greatestCount) bytes")
  /// Before anything is written: rights alone tell that it would be in vain.
  static let readOnly = ofError(EACCES)

  /// Nil for a file.
  init?(ofSort status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    default: self = .notAFile
    }
  }

  static func ofError(_ code: Int32) -> FileCause {
    switch code {
    case EISDIR: return .folder
    // What a pipe says that nobody reads.
    case ENXIO: return .notAFile
    default: break
    }
    let sort: Sort =
      switch code {
      case ENOENT, ENOTDIR, ELOOP: .gone
      case EACCES, EPERM, EROFS: .denied
      case ENOSPC, EDQUOT, EFBIG: .full
      default: .other
      }
    return FileCause(sort, String(cString: strerror(code)))
  }
}
