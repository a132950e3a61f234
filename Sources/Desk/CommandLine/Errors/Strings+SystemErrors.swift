package import System
import Glibc

extension StringTable {
  /// What the system says of an error, in the language of the table.
  package func system(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: text("error.system.denied")
    case ENOENT: text("error.system.gone")
    case ENOTDIR: text("error.system.not-folder")
    case EROFS: text("error.system.read-only")
    case ENOSPC, EDQUOT: text("error.system.full")
    default: text("error.system.other %@ %@", String(cString: strerror(code)), "\(code)")
    }
  }

  /// The same for what the system has said already.
  func system(_ words: String) -> String {
    let codes = [EACCES, ENOENT, EROFS, ENOSPC, ENOTDIR, EIO, EMFILE, ENOMEM, ELOOP, EISDIR]
    return codes.first { String(cString: strerror($0)) == words }.map(system) ?? words
  }

  /// Why a file can't be used, as a clause.
  package func clause(of error: FileError) -> String {
    switch error {
    case .system(let code): system(code)
    case .folder: text("error.file.folder")
    case .notAFile: text("error.file.no-file")
    case .tooLarge(let most): text("error.file.large %@", most.grouped)
    }
  }
}
