import System

/// What the manual page tells of commands, in full.
extension HelpSection {
  static func synopsis(
    among commands: [Command], in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.synopsis"),
      entries: [Entry(term: "\(Program.name) [FLAG]...", text: strings.text("manual.dashboard"))]
        + Subcommand.allCases.map {
          Entry(
            term: "\(Program.name) \($0.synopsis) [FLAG]...", text: strings.summary(of: $0))
        } + commands.map { usage(of: $0, in: strings) }
        + [
          Entry(
            term: "\(Program.name) \(Program.help) [COMMAND]", text: strings.text("command.help"))
        ])
  }

  /// The usage of all commands, by action.
  static func actions(
    of commands: [Command], in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.commands"),
      entries: commands.flatMap { command in
        command.actions.map { action in
          Entry(
            term: command.usage(of: action),
            text: strings.explanation(of: command, action).paragraph)
        }
      })
  }

  /// The flags that belong to single actions of a command.
  static func options(of command: Command, in strings: StringTable) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: strings.text("manual.flags %@", command.title(of: action)),
        entries: action.options.map {
          Entry(
            term: $0.synopsis,
            text: strings.explanation(of: $0, of: command, action).paragraph)
        })
    }
  }

  static func examples(
    among commands: [Command], with supply: Supply, in strings: StringTable
  ) -> HelpSection {
    examples(
      Flags(of: supply).all.map(\.example)
        + commands.compactMap { $0.actions.first?.examples.first }, in: strings)
  }

  /// Each of these command lines once.
  static func examples(_ lines: [String], in strings: StringTable) -> HelpSection {
    let distinct = lines.enumerated().filter { lines.firstIndex(of: $1) == $0 }
    return HelpSection(
      title: strings.text("manual.examples"), entries: distinct.map { Entry(term: $1) })
  }

  private static func usage(of command: Command, in strings: StringTable) -> Entry {
    let names = command.actions.compactMap(\.name)
    guard names.isEmpty, let action = command.actions.first else {
      let hasOther = command.action(named: nil) != nil
      let words = names.joined(separator: "|")
      let term = "\(Program.name) \(command.name) \(hasOther ? "[\(words)]" : words) [FLAG]..."
      return Entry(term: term, text: strings.summary(of: command))
    }
    return Entry(term: command.usage(of: action), text: strings.summary(of: command))
  }
}

extension Command {
  func usage(of action: Action) -> String { "\(synopsis(of: action)) [FLAG]..." }

  /// What a person types to have it done, without the program's name.
  func title(of action: Action) -> String {
    [name, action.name].compactMap(\.self).joined(separator: " ")
  }
}
