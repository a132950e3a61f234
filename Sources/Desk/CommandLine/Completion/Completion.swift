import System

/// What may follow on a command line that is being typed.
struct Completion {
  /// The words so far, the one that is being typed last.
  private let words: [String]
  private let commands: [Command]
  private let flags: Flags

  /// The position in which the last word stands.
  fileprivate enum Position {
    case command
    case action(Command)
    case operand(Command, Action, [String])
    case widget
    case value(of: Flag)
    case optionValue(Option)
    case nothing
  }

  init(_ words: [String], commands: [Command], flags: Flags) {
    (self.words, self.commands, self.flags) = (words, commands, flags)
  }

  private var typed: String { words.last ?? "" }

  /// The words that go on from what is typed, in the order of help; nil if a file may follow.
  func suggestions(in context: CommandContext) throws -> [Suggestion]? {
    let (position, command, action) = readBefore()
    if typed.hasPrefix("-"), !position.isValue {
      return starting(flagSuggestions(command, action, context.strings))
    }
    switch position {
    case .command:
      return starting(valuesOfFlagBefore + commandSuggestions(context.strings))
    case .action(let command):
      let names = actionSuggestions(of: command, context.strings)
      guard let plain = command.action(named: nil) else { return starting(names) }
      return try found(plain.operand(at: 0)?.suggestions, [typed], context).map {
        starting(names + $0)
      }
    case .operand(let command, let action, let before):
      let operand = action.operand(at: before.count)
      let others =
        action.name == nil && before.isEmpty ? actionSuggestions(of: command, context.strings) : []
      return try found(operand?.suggestions, before + [typed], context).map {
        starting(others + $0)
      }
    case .widget: return starting(try found(.widgets, [typed], context) ?? [])
    case .value(let flag):
      if flag.takesFile { return nil }
      return starting(flag.suggestedValues.map { Suggestion($0) })
    case .optionValue(let option):
      let values = option.values.filter { !$0.contains(" ") && !$0.contains("'") }
      return try found(option.suggestions, [typed], context).map {
        starting(values.map { Suggestion($0) } + $0)
      }
    case .nothing: return []
    }
  }

  /// Nil for files.
  private func found(
    _ suggestions: Suggestions?, _ typed: [String], _ context: CommandContext
  ) throws -> [Suggestion]? {
    switch suggestions {
    case nil, Suggestions.none?: []
    case .files?: nil
    case .found(let search)?: try search(typed, context)
    }
  }

  private func starting(_ suggestions: [Suggestion]) -> [Suggestion] {
    suggestions.filter { $0.word.hasPrefix(typed) }
  }
}

extension Completion {
  /// Reads the words before the last one.
  private func readBefore() -> (Position, Command?, Action?) {
    var (position, command, action) = (Position.command, Command?.none, Action?.none)
    var operands: [String] = []
    for word in words.dropLast() {
      if position.isValue {
        position = resting(command, action, operands, position)
      } else if word.hasPrefix("-"), let option = action?.option(written: word) {
        if option.placeholder != nil { position = .optionValue(option) }
      } else if word.hasPrefix("-"), let flag = flags[written: word] {
        if flag.needsValue { position = .value(of: flag) }
      } else if word.hasPrefix("-") {
        continue
      } else if let known = command {
        if let named = known.action(named: word), action?.name == nil, operands.isEmpty {
          action = named
        } else {
          operands.append(word)
        }
        position = resting(command, action, operands, position)
      } else if let found = commands.first(where: { $0.name == word }) {
        (command, action) = (found, found.action(named: nil))
        position = resting(command, action, operands, position)
      } else if let subcommand = Subcommand(rawValue: word) {
        position = subcommand.argument == nil ? .nothing : .widget
      } else if word != Program.help {
        position = .nothing
      }
    }
    return (position, command, action)
  }

  private func resting(
    _ command: Command?, _ action: Action?, _ operands: [String], _ position: Position
  ) -> Position {
    guard let command else { return position.isValue ? .command : position }
    guard let action else { return .action(command) }
    return .operand(command, action, operands)
  }

  /// The values of a flag before the last word that may stand alone.
  private var valuesOfFlagBefore: [Suggestion] {
    guard let word = words.dropLast().last,
      case .mayTake(let value, _)? = flags[written: word]?.effect
    else { return [] }
    return value.words.map { Suggestion($0) }
  }

  private func commandSuggestions(_ strings: StringTable) -> [Suggestion] {
    Subcommand.allCases.map { Suggestion($0.rawValue, strings.summary(of: $0)) }
      + commands.map { Suggestion($0.name, strings.summary(of: $0)) }
      + [Suggestion(Program.help, strings.text("command.help"))]
  }

  private func actionSuggestions(
    of command: Command, _ strings: StringTable
  ) -> [Suggestion] {
    command.actions.compactMap { action in
      action.name.map { Suggestion($0, strings.explanation(of: command, action).line) }
    }
  }

  private func flagSuggestions(
    _ command: Command?, _ action: Action?, _ strings: StringTable
  ) -> [Suggestion] {
    let subcommand = words.dropLast().lazy.compactMap(Subcommand.init(rawValue:)).first
    var suggestions: [Suggestion] = []
    if let command, let action {
      suggestions = action.options.map {
        Suggestion($0.written, strings.explanation(of: $0, of: command, action).line)
      }
    }
    let known = Set(suggestions.map(\.word))
    let others = flags.belongingEverywhere + (subcommand.map(flags.belonging) ?? [])
    return suggestions
      + others.filter { !known.contains($0.written) }.map {
        Suggestion($0.written, strings.explanation(of: $0).line)
      }
  }
}

extension Completion.Position {
  fileprivate var isValue: Bool {
    switch self {
    case .value, .optionValue: true
    case .command, .action, .operand, .widget, .nothing: false
    }
  }
}

extension Action {
  /// The operand at an index; the last one may take several words.
  fileprivate func operand(at index: Int) -> Operand? {
    if operands.indices.contains(index) { return operands[index] }
    return operands.last?.repeats == true ? operands.last : nil
  }
}

extension Flag {
  fileprivate var needsValue: Bool {
    if case .takes = effect { true } else { false }
  }

  /// Whether its value is the path of a folder.
  fileprivate var takesFile: Bool { name == Flag.data.name }

  /// The words that its value may be, also where help shows them as its placeholder.
  fileprivate var suggestedValues: [String] {
    guard choices.isEmpty, case .takes(let value) = effect else {
      return choices.filter { !$0.contains("PATH") }
    }
    return value.words
  }
}

extension FlagValue {
  /// The words in the placeholder that can be typed as they are.
  fileprivate var words: [String] {
    placeholder.split { "{|}".contains($0) }.map(String.init).filter {
      $0.allSatisfy(\.isLowercase)
    }
  }
}
