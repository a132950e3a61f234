/// The user's home folder, from which written paths count that begin with `~/`.
package struct HomeFolder: Hashable, Sendable {
  /// Nil if it is unknown.
  package let path: String?

  package init(path: String?) {
    self.path = path
  }

  /// A written path as the system knows it. One that begins neither at the root nor at home counts from a
  /// folder; without one it stays as it is. A whole path that is typed behind what stands there at first
  /// is meant by itself.
  package func absolute(_ written: String, from folder: String? = nil) -> String {
    if written.hasPrefix("~//") { return String(written.dropFirst(2)) }
    if let path, written.hasPrefix("~/") { return path + written.dropFirst(1) }
    guard let folder, !Self.begins(written) else { return written }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return start + (written.hasPrefix("./") ? written.dropFirst(2) : written[...])
  }

  /// Whether a written path begins at the root or at home.
  package static func begins(_ written: String) -> Bool {
    written.hasPrefix("/") || written.hasPrefix("~/")
  }
}
