import Glibc

/// The folders in which the system and the person keep compiled terminal descriptions.
package struct TerminfoDatabase: Sendable {
  let folders: [String]

  package init(folders: [String]) {
    self.folders = folders
  }

  /// The folders in the order in which ncurses asks them.
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

  /// The entry of that name, or of xterm's where a terminal that follows xterm has none.
  package func entry(for name: TerminalName) throws(TerminalFault) -> TerminfoEntry {
    guard !name.isDumb, name.isSafe else { throw .unusableName(name.text) }
    let installed = installedEntry(named: name.text)
    let entry = installed ?? (name.followsXterm ? installedEntry(named: "xterm-256color") : nil)
    guard let entry else { throw .unknownName(name.text) }
    guard entry.canPaint else { throw .unusableName(name.text) }
    return entry
  }

  /// Folders are named by the first letter or, where a file system ignores case, by its code.
  private func installedEntry(named name: String) -> TerminfoEntry? {
    guard let first = name.utf8.first else { return nil }
    let letter = String(decoding: [first], as: UTF8.self)
    let code = String(first, radix: 16)
    for folder in folders {
      for path in ["\(folder)/\(letter)/\(name)", "\(folder)/\(code)/\(name)"] {
        if let bytes = Self.bytes(at: path), let entry = try? TerminfoEntry(compiled: bytes) {
          return entry
        }
      }
    }
    return nil
  }

  private static func bytes(at path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: largestEntry) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// ncurses itself takes no larger ones.
  private static let largestEntry = 32_768
}

extension TerminfoEntry {
  fileprivate var canPaint: Bool {
    !self[.isGeneric] && !self[.printsOnPaper] && self[.moveCursor] != nil
  }
}
