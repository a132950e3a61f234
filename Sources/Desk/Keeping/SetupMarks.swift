import Files

/// What tells one setup from another without reading it: the program itself, its arguments and
/// variables, and the states of its files of settings.
struct SetupMarks: Sendable {
  private let words: [String]
  private let files: [String]

  init(
    of supply: Supply, in directories: Directories, arguments: [String],
    environment: [String: String]
  ) {
    let names = EnvironmentVariable.names(readBy: supply)
    let variables = Set(names).sorted().map { "\($0)=\(environment[$0] ?? "")" }
    let saysPaths =
      !arguments.isEmpty || supply.settings.contains { environment[$0.variable.name] != nil }
    words = arguments + variables + (saysPaths ? [WorkingFolder.path ?? ""] : [])
    files =
      ["\(directories.config)/\(ConfigFile.name)"]
      + supply.settings.map { "\(directories.config)/\($0.fileName)" }
      + supply.settings.filter(\.hasKey).map { "\(directories.state)/\($0.fileName)" }
  }

  /// The marks now, one a line, each word with its length; nil if the program doesn't know itself.
  var text: String? {
    guard let program = FileState(path: "/proc/self/exe") else { return nil }
    let states = files.map { FileState(path: $0)?.mark ?? "" }
    return ([program.mark] + words + states).reduce(into: "") { text, word in
      text += "\(word.utf8.count):\(word)\n"
    }
  }
}
