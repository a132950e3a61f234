import System
import Glibc

/// A reason why steps couldn't be read from a file.
package enum StepFileError: Error, Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    case gone, denied, notAFile, tooLarge, other
  }

  case unreadable(path: String, Cause, cause: String)
  case wrong(path: String, StepLineFault)
  /// The path is relative.
  case relative(path: String)
}

extension StepFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, _, let cause): "\(path): it can't be read: \(cause)."
    case .wrong(let path, let fault): "\(path):\(fault.line): \(fault.fault)."
    case .relative(let path): "\(path): a path begins with / or ~/."
    }
  }
}

extension StepFileError {
  init(_ error: FileError, at path: String) {
    let cause: Cause =
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP: .gone
      case EACCES, EPERM: .denied
      case nil: .notAFile
      default: .other
      }
    self = .unreadable(path: path, cause, cause: error.description)
  }
}
