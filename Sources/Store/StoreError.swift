import CData
import Glibc
import System

/// The reason why the store can't be used, and the file or folder concerned; prints as a sentence.
package struct StoreError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// Another process held the lock for too long.
    case busy
    case full
    /// The database can be read but not written.
    case readOnly
    /// The system denied access, with its message.
    case denied(String)
    /// The database was written by a newer version of the program.
    case newer
    /// The database belongs to another program.
    case foreign
    /// The database was removed while in use.
    case gone
    case damaged
    /// A value that can't be stored.
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
      case sqlite_busy, sqlite_protocol: .busy
      case sqlite_full: .full
      case sqlite_io_error where isFull: .full
      case sqlite_corrupt, sqlite_not_a_database: .damaged
      case sqlite_read_only: .readOnly
      case sqlite_interrupt: .failed("what somebody has added to it never ends")
      case sqlite_cannot_open where system != 0: .denied(String(cString: strerror(system)))
      case sqlite_too_big: .unfit("a row has more than \(Bound.storedText.size)")
      default: .failed(words)
      }
  }

  /// Whether the header says that tables are written in a way that SQLite doesn't know.
  var hasUnknownFormat: Bool { cause == .failed("unsupported file format") }

  var isDenied: Bool { if case .denied = cause { true } else { false } }

  /// The cause for a system error code.
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
    case .busy: "another process is using it; try again"
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
