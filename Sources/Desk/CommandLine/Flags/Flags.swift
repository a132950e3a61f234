/// The flags of a command line: the program's own, and those of its settings.
struct Flags: Sendable {
  /// In the order of help.
  let all: [Flag]

  init(of supply: Supply = .none) {
    all = Flag.first + supply.flags + Flag.rest
  }

  /// The flag with this spelling; nil if there is none.
  subscript(written argument: String) -> Flag? {
    all.first { flag in
      argument == flag.written || flag.letter.map { argument == "-\($0)" } == true
    }
  }

  func belonging(to subcommand: Subcommand) -> [Flag] {
    all.filter { $0.subcommands.contains(subcommand) }
  }

  var belongingEverywhere: [Flag] { all.filter(\.subcommands.isEmpty) }
}
