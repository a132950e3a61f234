import CSQLite
import Glibc

/// Why the store can't be used, and which file or folder is meant; it prints as a sentence.
package struct StoreError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// Another process writes, and hasn't come to an end in time.
    case busy
    case full
    /// Nothing can be written, although all can be read.
    case readOnly
    /// What the system says against it.
    case denied(String)
    /// A later version of the program has written it.
    case newer
    /// Another program has written it.
    case foreign
    /// Somebody has taken away what was there before.
    case gone
    case damaged
    /// Something that can't be kept.
    case unfit(String)
    case failed(String)
  }

  package let path: String
  package let cause: Cause

  init(path: String, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }

  init(path: String, code: Int32, system: Int32, words: String) {
    let isFull = system == ENOSPC || system == EDQUOT || system == EFBIG
    self.path = path
    cause =
      switch Int(code & 0xff) {
      case sqlite_busy: .busy
      case sqlite_full: .full
      case sqlite_io_error where isFull: .full
      case sqlite_corrupt, sqlite_not_a_database: .damaged
      case sqlite_read_only: .readOnly
      case sqlite_cannot_open where system != 0: .denied(String(cString: strerror(system)))
      case sqlite_too_big: .unfit("a text is too long")
      default: .failed(words)
      }
  }

  /// What the system said last.
  init(path: String, errno code: Int32) {
    self.path = path
    cause =
      code == ENOSPC || code == EDQUOT ? .full : .denied(String(cString: strerror(code)))
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String { "\(path): \(cause)." }
}

extension StoreError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .busy: "another process is writing and doesn't come to an end"
    case .full: "there is no space left"
    case .readOnly: "it can only be read"
    case .denied(let words): "it can't be used: \(words)"
    case .newer: "a later version of the program has written it"
    case .foreign: "it belongs to another program"
    case .gone: "it isn't there any more"
    case .damaged: "it is damaged"
    case .unfit(let words): "it can't be kept: \(words)"
    case .failed(let words): "it can't be used: \(words)"
    }
  }
}
