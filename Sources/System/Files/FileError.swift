import Glibc

/// Why a file can't be read or written.
package enum FileError: Error, Hashable, Sendable {
  /// The system's error code.
  case system(Int32)
  case folder
  /// It is a pipe, a device or a socket.
  case notAFile
  case tooLarge(most: Int)

  /// The error for a pipe without a reader is that of a device without a driver.
  init(code: Int32) {
    self =
      switch code {
      case EISDIR: .folder
      case ENXIO: .notAFile
      default: .system(code)
      }
  }

  /// Fails for a regular file.
  init?(sort status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    default: self = .notAFile
    }
  }

  /// The system's code, if it has one.
  package var code: Int32? { if case .system(let code) = self { code } else { nil } }

  /// Whether there is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .folder: "it is a folder"
    case .notAFile: "it is no file"
    case .tooLarge(let most): "it has more than \(most.grouped) bytes"
    }
  }
}
