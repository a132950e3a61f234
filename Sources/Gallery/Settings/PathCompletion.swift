import System
import Glibc

/// The completion of a path that a user is typing, from the names in its folder.
struct PathCompletion: Hashable, Sendable {
  /// What was typed.
  let typed: String
  /// The longest beginning that all choices share; what was typed if there are none.
  let completed: String
  /// The names that begin as typed, folders with a slash, in order.
  let choices: [String]

  /// The most entries of a folder that are looked at.
  private static let mostEntries = 10_000

  /// Reads the folder of a path, which may start with `~/`.
  init(of text: String, home: String?) {
    let path = text.isEmpty || text == "~" ? "~/" : text
    let split = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, beginning) = (String(path[..<split]), path[split...])
    let real = HomeFolder(path: home).absolute(folder)
    choices = Self.names(in: real).filter {
      $0.hasPrefix(beginning) && (beginning.hasPrefix(".") || !$0.hasPrefix("."))
    }.sorted()
    typed = text
    completed = choices.isEmpty ? text : folder + Self.beginning(of: choices)
  }

  private static func beginning(of names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { shared, name in
      String(zip(shared, name).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The names in a folder that are safe to show; none if it can't be read.
  private static func names(in folder: String) -> [String] {
    guard folder.hasPrefix("/"), let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    for _ in 0..<mostEntries {
      guard let entry = readdir(listing) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", name == name.harmless(upTo: 255) else { continue }
      names.append(isFolder("\(folder)\(name)") ? name + "/" : name)
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
