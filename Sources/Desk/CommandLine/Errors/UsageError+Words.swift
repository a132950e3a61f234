import System

extension UsageError {
  /// The error as a localized sentence, including what is allowed.
  func sentence(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("usage.\(key)", filledWith: values)
    }
    return switch self {
    case .unknownFlag(let word, let others):
      say("flag %@ %@", word.quoted, strings.hint(for: word, beside: others))
    case .unknownSubcommand(let word, let others):
      say("subcommand %@ %@", word.quoted, strings.hint(for: word, beside: others))
    case .unknownAction(let command, let word):
      say("action %@ %@ %@", command.title, word.quoted, strings.hint(for: word, of: command))
    case .missingAction(let command):
      say("no-action %@ %@", command.title, strings.alternatives(command.actionNames))
    case .missingOperand(let operand, let command, let action):
      say("no-operand %@ %@ %@", command.written(action), operand.placeholder, command.title)
    case .strayArgument(let word): say("stray %@", word.quoted)
    case .missingValue(let flag): say("no-value %@ %@", flag.written, flag.allowed(in: strings))
    case .missingOptionValue(let option, let placeholder):
      say("no-option-value %@ %@", option, placeholder)
    case .unwantedValue(let flag): say("unwanted %@", flag)
    case .wrongValue(let flag, let text):
      say("wrong %@ %@ %@", flag.written, text.quoted, flag.allowed(in: strings))
    case .conflict(let flag, let other): say("conflict %@ %@", flag.written, other.written)
    case .misplacedFlag(let flag):
      say("misplaced %@ %@", flag.written, strings.enumeration(flag.owners))
    case .uselessFlag(let flag, let command, let action):
      say(
        "useless %@ %@ %@", action.map(command.written) ?? command.title, flag.written,
        command.title)
    case .unknownDevice(let word, let known):
      say("device %@ %@", word.quoted, strings.enumeration(known))
    case .unknownWidget(let word, []): say("widget.none %@", word.quoted)
    case .unknownWidget(let word, let known):
      say(
        "widget.\(known.count == 1 ? "one" : "some") %@ %@", word.quoted, strings.abridged(known))
    case .noTerminal: say("no-terminal %@", Program.name)
    case .longWord(let word, let length, let bound):
      say("long %@ %@ %@", word.quoted, length.grouped, bound.greatest.grouped)
    case .longCommandLine(let length):
      say("long-line %@ %@", length.grouped, Bound.commandLine.greatest.grouped)
    }
  }
}

extension StringTable {
  fileprivate func hint(for argument: String, beside others: [String]) -> String {
    let commands = Subcommand.allCases.map(\.rawValue) + [Program.help]
    let words = argument.hasPrefix("-") ? others + commands : commands + others
    return words.nearest(to: argument).map { text("usage.near %@", $0) }
      ?? text("usage.list %@", Program.name)
  }

  fileprivate func hint(for word: String, of command: Command) -> String {
    command.actionNames.nearest(to: word).map { text("usage.near %@", $0) }
      ?? text("usage.can %@", alternatives(command.actionNames))
  }

  /// All words if there are at most five, otherwise the first and the last.
  fileprivate func abridged(_ words: [String]) -> String {
    guard words.count > 5, let first = words.first, let last = words.last else {
      return enumeration(words)
    }
    return text("usage.range %@ %@", first, last)
  }
}

extension Command {
  fileprivate var title: String { "\(Program.name) \(name)" }

  fileprivate var actionNames: [String] { actions.compactMap(\.name) }
}

extension Flag {
  fileprivate var owners: [String] { subcommands.map { "\(Program.name) \($0.rawValue)" } }

  fileprivate func allowed(in strings: StringTable) -> String {
    switch effect {
    case .sets: strings.text("usage.nothing")
    case .takes(let value), .mayTake(let value, _): value.allowed.text(in: strings)
    }
  }
}
