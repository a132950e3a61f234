/// A flag as data: parsing, errors, help and the manual page all read it here.
struct Flag: Sendable {
  enum Effect: Sendable {
    case sets(@Sendable (inout Invocation) -> Void)
    case takes(FlagValue)
  }

  let name: String
  var letter: Character?
  let effect: Effect
  let summary: String
  /// A whole command line that uses it.
  let example: String
  /// The only subcommands it belongs to; without any it belongs everywhere.
  var subcommands: [Subcommand] = []
  /// The names of flags that make no sense beside this one.
  var excluded: [String] = []

  /// As it is typed, without its value.
  var written: String { "--\(name)" }

  /// As help shows it: `-h, --help`, `--at DATE`.
  var synopsis: String {
    switch effect {
    case .sets: letter.map { "-\($0), \(written)" } ?? written
    case .takes(let value): "\(written) \(value.placeholder)"
    }
  }

  var explanation: String {
    excluded.isEmpty ? summary : "\(summary) Not with \(excluded.map { "--\($0)" }.alternatives)."
  }
}

extension Flag {
  init?(written argument: String) {
    let found = Flag.all.first { flag in
      argument == flag.written || flag.letter.map { argument == "-\($0)" } == true
    }
    guard let found else { return nil }
    self = found
  }

  static func belonging(to subcommand: Subcommand) -> [Flag] {
    all.filter { $0.subcommands.contains(subcommand) }
  }

  static var belongingEverywhere: [Flag] { all.filter(\.subcommands.isEmpty) }
}
