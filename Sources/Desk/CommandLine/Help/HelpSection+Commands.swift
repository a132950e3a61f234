/// What the manual page tells of commands, in full.
extension HelpSection {
  static func synopsis(among commands: [Command]) -> HelpSection {
    HelpSection(
      title: "Synopsis",
      entries: [Entry(term: "\(Program.name) [FLAG]...", text: Program.summary)]
        + Subcommand.allCases.map {
          Entry(term: "\(Program.name) \($0.synopsis) [FLAG]...", text: $0.summary)
        } + commands.map(usage))
  }

  /// The usage of all commands, by action.
  static func actions(of commands: [Command]) -> HelpSection {
    HelpSection(
      title: "Commands",
      entries: commands.flatMap { command in
        command.actions.map { action in
          Entry(term: command.usage(of: action), text: action.explanation.paragraph)
        }
      })
  }

  /// The flags that belong to single actions of a command.
  static func options(of command: Command) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: "Flags of \(command.title(of: action))",
        entries: action.options.map { Entry(term: $0.synopsis, text: $0.explanation.paragraph) })
    }
  }

  static func examples(among commands: [Command], with supply: Supply) -> HelpSection {
    examples(
      Flags(of: supply).all.map(\.example)
        + commands.compactMap { $0.actions.first?.examples.first })
  }

  /// Each of these command lines once.
  static func examples(_ lines: [String]) -> HelpSection {
    let distinct = lines.enumerated().filter { lines.firstIndex(of: $1) == $0 }
    return HelpSection(title: "Examples", entries: distinct.map { Entry(term: $1) })
  }

  private static func usage(of command: Command) -> Entry {
    let names = command.actions.compactMap(\.name)
    guard names.isEmpty, let action = command.actions.first else {
      let hasOther = command.action(named: nil) != nil
      let words = names.joined(separator: "|")
      let term = "\(Program.name) \(command.name) \(hasOther ? "[\(words)]" : words) [FLAG]..."
      return Entry(term: term, text: command.summary)
    }
    return Entry(term: command.usage(of: action), text: command.summary)
  }
}

extension Command {
  func usage(of action: Action) -> String { "\(synopsis(of: action)) [FLAG]..." }

  /// What a person types to have it done, without the program's name.
  func title(of action: Action) -> String {
    [name, action.name].compactMap(\.self).joined(separator: " ")
  }
}
