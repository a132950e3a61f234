import Glibc

/// The reason why a file can't be read or written; prints as the system's message.
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
  /// Bytes added to it would be misread.
  static let otherText = FileCause(.other, "it is UTF-16 and not UTF-8")
  static let tooLarge = FileCause(
    .tooLarge, "it has more than \(FileBytes.greatestCount) bytes")
  /// The permissions forbid writing, known before trying.
  static let readOnly = ofError(EACCES)

  /// Fails if it is a regular file.
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
    // The error for a pipe without a reader.
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
