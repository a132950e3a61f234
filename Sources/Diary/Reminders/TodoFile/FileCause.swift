import System
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

  /// Bytes added to it would be misread.
  static let otherText = FileCause(.other, "it is UTF-16 and not UTF-8")
  static let tooManyLines = FileCause(.tooLarge, "it has more than \(Bound.todoLines.size)")
  /// The permissions forbid writing, known before trying.
  static let readOnly = ofError(EACCES)

  static func ofError(_ code: Int32) -> FileCause { FileCause(.system(code)) }

  init(_ error: FileError) {
    let sort: Sort =
      switch error {
      case .folder, .notAFile: .notAFile
      case .tooLarge: .tooLarge
      case .system(ENOENT), .system(ENOTDIR), .system(ELOOP): .gone
      case .system(EACCES), .system(EPERM), .system(EROFS): .denied
      case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): .full
      case .system: .other
      }
    self.init(sort, error.description)
  }
}
