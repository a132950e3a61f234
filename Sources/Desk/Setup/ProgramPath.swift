import Glibc

/// The path of a program that may be run.
struct ProgramPath: Hashable, Sendable {
  let path: String

  /// Looks for a name in the folders of `PATH`; fails if there is no such program.
  init?(of name: String, in environment: [String: String]) {
    let paths =
      name.hasPrefix("/")
      ? [name]
      : name.contains("/")
        ? []
        : (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
          .map { "\($0)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }
}
