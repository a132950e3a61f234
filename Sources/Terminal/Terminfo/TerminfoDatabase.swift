import Glibc
import System

/// The system's and the user's folders of compiled terminfo entries.
package struct TerminfoDatabase: Sendable {
  let folders: [String]

  package init(folders: [String]) {
    self.folders = folders
  }

  /// The folders in the order in which ncurses searches them.
  package init(environment: [String: String]) {
    let own = environment["TERMINFO"].map { [$0] } ?? []
    let home = environment["HOME"].map { ["\($0)/.terminfo"] } ?? []
    let listed = environment["TERMINFO_DIRS"].map { $0.split(separator: ":").map(String.init) }
    folders = (own + home + (listed ?? []) + Self.systemFolders).filter { $0.hasPrefix("/") }
  }

  private static let systemFolders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo",
    "/usr/local/share/terminfo",
  ]

  /// The entry with a name, or xterm's for a compatible terminal without one.
  package func entry(for name: TerminalName) throws(TerminalFault) -> TerminfoEntry {
    guard !name.isDumb, name.isSafe else { throw .unusableName(name.text) }
    var entry = try installedEntry(named: name.text)
    if entry == nil, name.followsXterm { entry = try installedEntry(named: "xterm-256color") }
    guard let entry else { throw .unknownName(name.text) }
    guard entry.canPaint else { throw .unusableName(name.text) }
    return entry
  }

  /// The installed entry with a name; nil if there is none. Folders are named by its first letter
  /// or, on file systems that ignore case, by its code.
  private func installedEntry(named name: String) throws(TerminalFault) -> TerminfoEntry? {
    guard let first = name.utf8.first else { return nil }
    let letter = String(decoding: [first], as: UTF8.self)
    let code = String(first, radix: 16)
    for folder in folders {
      for path in ["\(folder)/\(letter)/\(name)", "\(folder)/\(code)/\(name)"] {
        if let bytes = try Self.bytes(at: path), let entry = try? TerminfoEntry(compiled: bytes) {
          return entry
        }
      }
    }
    return nil
  }

  /// Nil if there is no such file, or none that can be read.
  private static func bytes(at path: String) throws(TerminalFault) -> [UInt8]? {
    do throws(FileError) {
      return try WholeFile.bytes(at: path, upTo: Bound.terminfoEntry.greatest)
    } catch {
      let passing: [FileError] = [.system(EMFILE), .system(ENFILE), .system(ENOMEM)]
      if passing.contains(error) { throw .unread(error) }
      return nil
    }
  }
}

extension TerminfoEntry {
  fileprivate var canPaint: Bool {
    !self[.isGeneric] && !self[.printsOnPaper] && self[.moveCursor] != nil
  }
}
