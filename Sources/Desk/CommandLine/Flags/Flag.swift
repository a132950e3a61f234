/// A flag as data: parsing, errors, help and the manual page all read it here.
package struct Flag: Sendable {
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
  /// One of a setting: its words are kept as they were written, if they are allowed.
  package init(
    setting name: String, placeholder: String, allowed: Allowance, summary: String, example: String,
    allows: @escaping @Sendable (String) -> Bool
  ) {
    self.init(
      name: name,
      effect: .takes(
        FlagValue(
          placeholder, allowed: allowed, read: { allows($0) ? $0 : nil },
          store: { $0.settings[name] = $1 })),
      summary: summary, example: example)
  }
}
