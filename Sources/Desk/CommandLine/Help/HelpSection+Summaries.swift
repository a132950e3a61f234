/// What `--help` tells: a line for each command, action and flag.
extension HelpSection {
  static func summaries(of commands: [Command]) -> HelpSection {
    let own = Subcommand.allCases.map { Entry(term: $0.synopsis, text: $0.summary) }
    return HelpSection(
      title: "Commands",
      entries: own
        + commands.map { command in
          let only = command.actions.count == 1 ? command.action(named: nil) : nil
          let words = [command.name] + (only?.operands.map(\.synopsis) ?? [])
          return Entry(term: words.joined(separator: " "), text: command.summary)
        })
  }

  /// What one command does, by the words behind its name; nil if it does but one thing.
  static func actions(of command: Command) -> HelpSection? {
    guard command.actions.count > 1 else { return nil }
    return HelpSection(
      title: "Commands",
      entries: command.actions.map { action in
        let words = [action.name].compactMap(\.self) + action.operands.map(\.synopsis)
        return Entry(term: words.joined(separator: " "), summaryOf: action.explanation)
      })
  }

  static func optionSummaries(of command: Command) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: "Flags of \(command.title(of: action))",
        entries: action.options.map { Entry(term: $0.synopsis, summaryOf: $0.explanation) })
    }
  }

  /// Flags that go with every command.
  static func flagSummaries(of supply: Supply) -> HelpSection {
    HelpSection(
      title: "Flags",
      entries: Flags(of: supply).belongingEverywhere.map {
        Entry(term: $0.synopsis, summaryOf: $0.explanation)
      })
  }

  /// Flags of what prints, and to what of it they belong.
  static var outputFlagSummaries: HelpSection {
    HelpSection(
      title: "Output flags",
      entries: Flags().all.filter { !$0.subcommands.isEmpty }.map { flag in
        var explanation = flag.explanation
        let owners = flag.subcommands.map(\.rawValue).joined(separator: ", ")
        explanation.summary = "\(owners): \(explanation.summary)"
        return Entry(term: flag.synopsis, summaryOf: explanation)
      })
  }

  static func flagSummaries(of subcommand: Subcommand) -> HelpSection {
    HelpSection(
      title: "Flags",
      entries: Flags().belonging(to: subcommand).map {
        Entry(term: $0.synopsis, summaryOf: $0.explanation)
      })
  }
}
