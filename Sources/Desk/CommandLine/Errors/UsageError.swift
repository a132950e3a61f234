/// What is wrong with a command line; it prints as one sentence that also says what is allowed.
enum UsageError: Error {
  case unknownFlag(String, beside: [String] = [])
  case unknownSubcommand(String, beside: [String] = [])
  case unknownAction(Command, String)
  case missingAction(Command)
  case missingOperand(Operand, of: Command, Action)
  case strayArgument(String)
  case missingValue(Flag)
  case missingOptionValue(String, String)
  case unwantedValue(String)
  case wrongValue(Flag, String)
  case conflict(Flag, Flag)
  case misplacedFlag(Flag)
  /// Of a command that has no such flag.
  case uselessFlag(Flag, of: Command, Action?)
  case unknownDevice(String, known: [String])
  case unknownWidget(String, known: [String])
  case noTerminal
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownFlag(let argument, let others):
      "There is no flag \(argument.quoted); \(Self.hint(for: argument, beside: others))"
    case .unknownSubcommand(let word, let others):
      "There is no subcommand \(word.quoted); \(Self.hint(for: word, beside: others))"
    case .unknownAction(let command, let word):
      "\(command.title) can't \(word.quoted); \(command.hint(for: word))"
    case .missingAction(let command):
      "\(command.title) lacks what to do; it can \(command.actionNames.alternatives)."
    case .missingOperand(let operand, let command, let action):
      "\(command.written(action)) lacks \(operand.placeholder); \(command.title) --help tells more."
    case .strayArgument(let word):
      "The argument \(word.quoted) is one too many; only flags may follow."
    case .missingValue(let flag):
      "\(flag.written) lacks its value; it takes \(flag.allowed)."
    case .missingOptionValue(let option, let placeholder):
      "\(option) lacks its value, \(placeholder)."
    case .unwantedValue(let flag):
      "\(flag) takes no value."
    case .wrongValue(let flag, let text):
      "\(flag.written) can't be \(text.quoted); it takes \(flag.allowed)."
    case .conflict(let flag, let other):
      "\(flag.written) and \(other.written) exclude each other; use one of them."
    case .misplacedFlag(let flag):
      "\(flag.written) belongs to \(flag.owners) only."
    case .uselessFlag(let flag, let command, let action):
      """
      \(action.map(command.written) ?? command.title) takes no \(flag.written); \
      \(command.title) --help lists what it takes.
      """
    case .unknownDevice(let word, let known):
      "There is no device with the screen \(word.quoted); there are \(known.enumeration)."
    case .unknownWidget(let word, []):
      "There is no widget \(word.quoted); there are none."
    case .unknownWidget(let word, let known):
      "There is no widget \(word.quoted); there \(known.count == 1 ? "is" : "are") \(known.abridged)."
    case .noTerminal:
      "Standard output is no terminal; \(Program.name) render prints a screen without one."
    }
  }

  private static func hint(for argument: String, beside others: [String]) -> String {
    let words = Subcommand.allCases.map(\.rawValue) + others + Flag.all.map(\.written)
    if let near = words.nearest(to: argument) { return "did you mean \(near)?" }
    return "\(Program.name) --help lists all that there are."
  }
}

extension [String] {
  /// All of a few, else the first and the last.
  fileprivate var abridged: String {
    guard count > 5, let first, let last else { return enumeration }
    return "\(first) to \(last)"
  }
}

extension Command {
  fileprivate var title: String { "\(Program.name) \(name)" }

  fileprivate var actionNames: [String] { actions.compactMap(\.name) }

  fileprivate func hint(for word: String) -> String {
    actionNames.nearest(to: word).map { "did you mean \($0)?" }
      ?? "it can \(actionNames.alternatives)."
  }
}

extension Flag {
  fileprivate var owners: String {
    subcommands.map { "\(Program.name) \($0.rawValue)" }.enumeration
  }

  fileprivate var allowed: String {
    switch effect {
    case .sets: "no value"
    case .takes(let value): value.allowed
    }
  }
}
