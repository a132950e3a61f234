import System

/// Why a file can't be used.
struct FileFault: Error, Hashable {
  enum Cause: Hashable {
    case unreadable(FileError)
    case unwritable(FileError)
    case unremovable(FileError)
    case notUTF8
    case wrongLine(WrongLine)
    /// A word that names no place, and those that do.
    case noPlace(String, known: [String])
    /// The disk hasn't answered.
    case unsaved
  }

  let path: String
  let cause: Cause

  /// The system's error code, if the system reported the fault.
  var code: Int32? {
    switch cause {
    case .unreadable(let error), .unwritable(let error), .unremovable(let error): error.code
    case .notUTF8, .wrongLine, .noPlace, .unsaved: nil
    }
  }
}

extension FileFault: WordedError, CustomStringConvertible {
  func sentence(in strings: StringTable) -> String {
    strings.text("error.file %@ %@", path.harmless(upTo: 200), cause.clause(in: strings))
  }

  var description: String { sentence(in: English.words) }
}

extension FileFault.Cause {
  /// The cause without a capital or a full stop.
  func clause(in strings: StringTable) -> String {
    switch self {
    case .unreadable(let error): strings.clause(of: error, "error.file.unreadable %@")
    case .unwritable(let error): strings.clause(of: error, "error.file.unwritable %@")
    case .unremovable(let error): strings.clause(of: error, "error.file.unremovable %@")
    case .notUTF8: strings.text("error.file.encoding")
    case .wrongLine(let line):
      strings.text("error.file.line %@ %@", "\(line.number)", line.cause.clause(in: strings))
    case .noPlace(let word, let known):
      strings.text("error.file.place %@ %@", word.quoted, strings.alternatives(known))
    case .unsaved: strings.text("error.file.unsaved")
    }
  }
}

extension StringTable {
  /// What was tried matters only where the system says why it failed.
  fileprivate func clause(of error: FileError, _ key: String) -> String {
    error.code == nil ? clause(of: error) : text(key, clause(of: error))
  }
}
