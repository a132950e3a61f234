import System
/// The program's folders according to the XDG base directories, or under one folder. Creates none.
package struct Directories: Equatable, Sendable {
  package let config: String
  package let data: String
  package let state: String
  package let cache: String

  /// Uses the chosen folder, or otherwise the environment.
  init?(environment: [String: String], chosen folder: String?) {
    guard let folder else {
      self.init(environment: environment)
      return
    }
    self.init(under: folder)
  }

  /// Puts everything under one folder.
  init(under folder: String) {
    config = folder.appending(folder: "config")
    data = folder.appending(folder: "data")
    state = folder.appending(folder: "state")
    cache = folder.appending(folder: "cache")
  }

  /// Follows the variables, ignoring relative folders; fails if `HOME` is needed and missing.
  init?(environment: [String: String]) {
    func base(_ variable: String, orUnderHome fallback: String) -> String? {
      if let folder = environment[variable], folder.isAbsolute { return folder }
      guard let home = environment["HOME"], home.isAbsolute else { return nil }
      return home.appending(folder: fallback)
    }
    guard
      let config = base("XDG_CONFIG_HOME", orUnderHome: ".config"),
      let data = base("XDG_DATA_HOME", orUnderHome: ".local/share"),
      let state = base("XDG_STATE_HOME", orUnderHome: ".local/state"),
      let cache = base("XDG_CACHE_HOME", orUnderHome: ".cache")
    else { return nil }
    self.config = config.appending(folder: Program.name)
    self.data = data.appending(folder: Program.name)
    self.state = state.appending(folder: Program.name)
    self.cache = cache.appending(folder: Program.name)
  }
}

extension String {
  fileprivate var isAbsolute: Bool { utf8.first == UInt8(ascii: "/") }

  fileprivate func appending(folder: String) -> String {
    hasSuffix("/") ? self + folder : "\(self)/\(folder)"
  }
}
