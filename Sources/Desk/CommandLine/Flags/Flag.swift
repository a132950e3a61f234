/// A flag as data: parsing, errors, help and the manual page all read it here.
package struct Flag: Sendable {
  enum Effect: Sendable {
    case sets(@Sendable (inout Invocation) -> Void)
    case takes(FlagValue)
    /// Takes a value, or stands alone for this one.
    case mayTake(FlagValue, alone: String)
  }

  let name: String
  var letter: Character?
  let effect: Effect
  /// What holds without it, if that can be typed.
  var usual: String?
  /// A complete command line that uses the flag.
  let example: String
  /// Such command lines of subcommands for which the example is another's.
  var otherExamples: [Subcommand: String] = [:]
  /// The subcommands that take the flag; empty if all do.
  var subcommands: [Subcommand] = []
  /// Whether help names no value, because hardly anybody gives one.
  var usuallyStandsAlone = false
  /// The names of flags that exclude this one.
  var excluded: [String] = []

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help: `-h, --help`, `--at DATE`.
  var synopsis: String {
    switch effect {
    case .sets: letter.map { "-\($0), \(written)" } ?? written
    case .takes(let value): "\(written) \(value.placeholder)"
    case .mayTake where usuallyStandsAlone: written
    case .mayTake(let value, _): "\(written) [\(value.placeholder)]"
    }
  }

  func example(of subcommand: Subcommand) -> String { otherExamples[subcommand] ?? example }

  /// The words that its value may be, if help lists them.
  var choices: [String] {
    switch effect {
    case .sets: []
    case .takes(let value), .mayTake(let value, _): value.choices
    }
  }
}

extension Flag {
  /// A flag of a setting; stores allowed words as written.
  package init(
    setting name: String, placeholder: String, choices: [String], allowed: Allowance,
    usual: String? = nil, example: String,
    allows: @escaping @Sendable (String) -> Bool
  ) {
    self.init(
      name: name,
      effect: .takes(
        FlagValue(
          placeholder, choices: choices, allowed: allowed, read: { allows($0) ? $0 : nil },
          store: { $0.settings[name] = $1 })),
      usual: usual, example: example)
  }
}
