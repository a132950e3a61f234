/// Reads arguments from left to right, each into the invocation at once.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var given: [Flag] = []
  private var invocation = Invocation()

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() throws(UsageError) -> Invocation {
    while let argument = rest.popFirst(), argument != "--" {
      if argument.hasPrefix("-") {
        try readFlag(argument)
      } else {
        try readWord(argument)
      }
    }
    for word in rest { try readWord(word) }
    try checkCompany()
    return invocation
  }

  private mutating func readFlag(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let written = parts.first.map(String.init), let flag = Flag(written: written) else {
      throw .unknownFlag(argument)
    }
    try apply(flag, to: parts.count > 1 ? String(parts[1]) : nil)
    given.append(flag)
  }

  private mutating func apply(_ flag: Flag, to attached: String?) throws(UsageError) {
    switch flag.effect {
    case .sets(let set):
      guard attached == nil else { throw .unwantedValue(flag) }
      set(&invocation)
    case .takes(let value):
      guard let text = attached ?? takeFollowingValue() else { throw .missingValue(flag) }
      guard value.store(&invocation, text) else { throw .wrongValue(flag, text) }
    }
  }

  /// What looks like a flag is a value only behind `=`: in `--at --help` the date is missing.
  private mutating func takeFollowingValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), Flag(written: next) == nil else {
      return nil
    }
    return rest.popFirst()
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    guard let known = invocation.subcommand else {
      guard let subcommand = Subcommand(rawValue: word) else { throw .unknownSubcommand(word) }
      invocation.subcommand = subcommand
      return
    }
    guard let argument = known.argument, argument.store(&invocation, word) else {
      throw .strayArgument(word)
    }
  }

  /// Whoever asks for help need not have the rest in order.
  private func checkCompany() throws(UsageError) {
    guard invocation.question == nil else { return }
    for flag in given {
      if !flag.isAllowed(with: invocation.subcommand) { throw .misplacedFlag(flag) }
      if let other = given.first(where: { flag.excluded.contains($0.name) }) {
        throw .conflict(flag, other)
      }
    }
  }
}

extension Flag {
  fileprivate func isAllowed(with subcommand: Subcommand?) -> Bool {
    subcommands.isEmpty || subcommands.contains { $0 == subcommand }
  }
}
