/// The user's home folder, for paths that begin with `~/`.
struct HomeFolder: Hashable {
  /// Nil if it is unknown.
  let path: String?

  /// A typed path as the system knows it.
  func absolute(_ typed: String) -> String {
    guard let path, typed.hasPrefix("~/") else { return typed }
    return path + typed.dropFirst(1)
  }
}
