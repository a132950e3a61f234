/// Reads arguments from left to right into an invocation.
///
/// No library serves: the C library's `getopt` knows no commands with flags of their own.
struct ArgumentReader {
  private let commands: [Command]
  private let flags: Flags
  private var rest: ArraySlice<String>
  private var given: [Flag] = []
  private var invocation = Invocation()
  /// The command and action called, once known.
  private var command: Command?
  private var action: Action?

  init(_ arguments: [String], commands: [Command], flags: Flags) {
    (self.commands, self.flags) = (commands, flags)
    rest = arguments[...]
  }

  mutating func read() throws(UsageError) -> Invocation {
    while let argument = rest.popFirst(), argument != "--" {
      if isFlag(argument) {
        try readFlag(argument)
      } else {
        try readWord(argument)
      }
    }
    for word in rest { try readWord(word) }
    try checkCompany()
    try checkCall()
    return invocation
  }

  /// After an action, `-` may mean standard input, and a number isn't a flag: `-30d` is a day.
  private func isFlag(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    guard action != nil, let next = argument.unicodeScalars.dropFirst().first else {
      return action == nil
    }
    return !("0"..."9" ~= next)
  }

  private mutating func readFlag(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = action?.option(written: written) {
      return try apply(option, to: attached)
    }
    guard let flag = flags[written: written] else {
      let options = (action?.options ?? []).map(\.written)
      throw .unknownFlag(argument, beside: commands.map(\.name) + options + writtenFlags)
    }
    try apply(flag, to: attached)
    given.append(flag)
  }

  private mutating func apply(_ flag: Flag, to attached: String?) throws(UsageError) {
    switch flag.effect {
    case .sets(let set):
      guard attached == nil else { throw .unwantedValue(flag.written) }
      set(&invocation)
    case .takes(let value):
      guard let text = attached ?? takeFollowingValue() else { throw .missingValue(flag) }
      guard value.store(&invocation, text) else { throw .wrongValue(flag, text) }
    case .mayTake(let value, let alone):
      if attached == nil, try takeFollowing(value, of: flag) { return }
      let text = attached ?? alone
      guard value.store(&invocation, text) else { throw .wrongValue(flag, text) }
    }
  }

  /// Takes the next word if the value is allowed to be it, unless it may belong to an action:
  /// `todo add Lights --night off` adds `Lights off`.
  private mutating func takeFollowing(
    _ value: FlagValue, of flag: Flag
  ) throws(UsageError) -> Bool {
    let words = invocation.call?.arguments.words.count ?? 0
    guard let next = rest.first, action?.takes(words + 1) != true else { return false }
    guard value.store(&invocation, next) else {
      guard value.isMeant(next) else { return false }
      throw .wrongValue(flag, next)
    }
    rest.removeFirst()
    return true
  }

  private mutating func apply(_ option: Option, to attached: String?) throws(UsageError) {
    var text = ""
    if let placeholder = option.placeholder {
      guard let value = attached ?? takeFollowingValue() else {
        let values = option.values.joined(separator: "|")
        throw .missingOptionValue(option.written, values.isEmpty ? placeholder : values)
      }
      text = value
    } else if attached != nil {
      throw .unwantedValue(option.written)
    }
    invocation.call?.arguments.options[option.name] = text
  }

  /// Text that looks like a flag is a value only after `=`; in `--at --help` the date is missing.
  private mutating func takeFollowingValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), flags[written: next] == nil else {
      return nil
    }
    return rest.popFirst()
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    if let command {
      try readWord(word, of: command)
    } else if let known = invocation.subcommand {
      guard let argument = known.argument, argument.store(&invocation, word) else {
        throw .strayArgument(word)
      }
    } else if word == Program.help {
      invocation.question = .help
    } else if let subcommand = Subcommand(rawValue: word) {
      invocation.subcommand = subcommand
    } else {
      try begin(word)
    }
  }

  private mutating func begin(_ word: String) throws(UsageError) {
    guard let found = commands.first(where: { $0.name == word }) else {
      throw .unknownSubcommand(word, beside: commands.map(\.name) + writtenFlags)
    }
    command = found
    action = found.action(named: nil)
    invocation.call = CommandCall(command: word)
  }

  private mutating func readWord(_ word: String, of command: Command) throws(UsageError) {
    guard let action else {
      action = command.action(named: word)
      guard action != nil else { throw .unknownAction(command, word) }
      invocation.call?.action = word
      return
    }
    if action.name == nil, invocation.call?.arguments.words.isEmpty == true,
      let other = command.action(named: word)
    {
      self.action = other
      invocation.call?.action = word
      return
    }
    invocation.call?.arguments.words.append(word)
    guard action.takes(invocation.call?.arguments.words.count ?? 0) else {
      throw .strayArgument(word)
    }
  }

  private var writtenFlags: [String] { flags.all.map(\.written) }

  /// Checks that flags fit together, unless help is requested.
  private func checkCompany() throws(UsageError) {
    guard invocation.question == nil else { return }
    for flag in given {
      if !flag.isAllowed(with: invocation.subcommand) {
        throw command.map { .uselessFlag(flag, of: $0, action) } ?? .misplacedFlag(flag)
      }
      if let other = given.first(where: { flag.excluded.contains($0.name) }) {
        throw .conflict(flag, other)
      }
    }
  }

  private func checkCall() throws(UsageError) {
    guard invocation.question == nil, let command, let call = invocation.call else { return }
    guard let action else { throw .missingAction(command) }
    if let operand = action.missing(in: call.arguments.words) {
      throw .missingOperand(operand, of: command, action)
    }
  }
}

extension Flag {
  fileprivate func isAllowed(with subcommand: Subcommand?) -> Bool {
    subcommands.isEmpty || subcommands.contains { $0 == subcommand }
  }
}
