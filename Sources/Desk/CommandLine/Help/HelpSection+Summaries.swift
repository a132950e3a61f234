import System

/// What `--help` tells: a line for each command, action and flag.
extension HelpSection {
  static func summaries(of commands: [Command], in strings: StringTable) -> HelpSection {
    let own = Subcommand.allCases.map { Entry(term: $0.synopsis, text: strings.summary(of: $0)) }
    return HelpSection(
      title: strings.text("manual.commands"),
      entries: own
        + commands.map { command in
          let only = command.actions.count == 1 ? command.action(named: nil) : nil
          let words = [command.name] + (only?.operands.map(\.synopsis) ?? [])
          return Entry(term: words.joined(separator: " "), text: strings.summary(of: command))
        } + [Entry(term: "\(Program.help) [COMMAND]", text: strings.text("command.help"))])
  }

  /// What one command does, by the words behind its name; nil if it does but one thing.
  static func actions(of command: Command, in strings: StringTable) -> HelpSection? {
    guard command.actions.count > 1 else { return nil }
    return HelpSection(
      title: strings.text("manual.commands"),
      entries: command.actions.map { action in
        let words = [action.name].compactMap(\.self) + action.operands.map(\.synopsis)
        return Entry(
          term: words.joined(separator: " "), summaryOf: strings.explanation(of: command, action))
      })
  }

  static func optionSummaries(
    of command: Command, in strings: StringTable
  ) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: strings.text("manual.flags %@", command.title(of: action)),
        entries: action.options.map {
          Entry(
            term: $0.synopsis, summaryOf: strings.explanation(of: $0, of: command, action))
        })
    }
  }

  /// Flags that go with every command.
  static func flagSummaries(of supply: Supply, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags"),
      entries: Flags(of: supply).belongingEverywhere.map {
        Entry(term: $0.synopsis, summaryOf: strings.explanation(of: $0))
      })
  }

  /// Flags of what prints, and to what of it they belong.
  static func outputFlagSummaries(in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags.output"),
      entries: Flags().all.filter { !$0.subcommands.isEmpty }.map { flag in
        var explanation = strings.explanation(of: flag)
        let owners = flag.subcommands.map(\.rawValue).joined(separator: ", ")
        explanation.summary = "\(owners): \(explanation.summary)"
        return Entry(term: flag.synopsis, summaryOf: explanation)
      })
  }

  static func flagSummaries(
    of subcommand: Subcommand, in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags"),
      entries: Flags().belonging(to: subcommand).map {
        Entry(term: $0.synopsis, summaryOf: strings.explanation(of: $0))
      })
  }
}
