/// The user's home folder, for paths that begin with `~/`.
struct HomeFolder: Hashable {
  /// Nil if it is unknown.
  let path: String?

  /// A typed path as the system knows it. A whole path that is typed behind what stands there at first is
  /// meant by itself.
  func absolute(_ typed: String) -> String {
    if typed.hasPrefix("~//") { return String(typed.dropFirst(2)) }
    guard let path, typed.hasPrefix("~/") else { return typed }
    return path + typed.dropFirst(1)
  }
}
