extension HelpSection {
  static func usage(of subject: HelpSubject, among commands: [Command]) -> HelpSection {
    let entries =
      switch subject {
      case .program:
        [Entry(term: "\(Program.name) [FLAG]...", text: Program.summary)]
          + Subcommand.allCases.map(usage) + commands.map(usage)
      case .subcommand(let subcommand): [usage(of: subcommand)]
      case .command(let command): usages(of: command)
      }
    return HelpSection(title: "Usage", entries: entries)
  }

  /// The usage of all commands, by action.
  static func actions(of commands: [Command]) -> HelpSection {
    HelpSection(title: "Commands", entries: commands.flatMap(usages))
  }

  /// The flags that belong to single actions of a command.
  static func options(of command: Command) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      let words = [command.name, action.name].compactMap(\.self).joined(separator: " ")
      return HelpSection(
        title: "Flags of \(words)",
        entries: action.options.map { Entry(term: $0.synopsis, text: $0.summary) })
    }
  }

  static func examples(
    of subject: HelpSubject, among commands: [Command], with supply: Supply
  ) -> HelpSection {
    let lines =
      switch subject {
      case .program:
        Flags(of: supply).all.map(\.example)
          + commands.compactMap { $0.actions.first?.examples.first }
      case .subcommand(let subcommand): Flags().belonging(to: subcommand).map(\.example)
      case .command(let command): command.actions.flatMap(\.examples)
      }
    let distinct = lines.enumerated().filter { lines.firstIndex(of: $1) == $0 }
    return HelpSection(title: "Examples", entries: distinct.map { Entry(term: $1) })
  }

  private static func usage(of subcommand: Subcommand) -> Entry {
    Entry(term: "\(Program.name) \(subcommand.synopsis)", text: subcommand.summary)
  }

  private static func usage(of command: Command) -> Entry {
    let names = command.actions.compactMap(\.name)
    guard names.isEmpty, let action = command.actions.first else {
      let hasOther = command.action(named: nil) != nil
      let words = names.joined(separator: "|")
      let term = "\(Program.name) \(command.name) \(hasOther ? "[\(words)]" : words) [FLAG]..."
      return Entry(term: term, text: command.summary)
    }
    return Entry(term: "\(command.synopsis(of: action)) [FLAG]...", text: command.summary)
  }

  private static func usages(of command: Command) -> [Entry] {
    command.actions.map { Entry(term: "\(command.synopsis(of: $0)) [FLAG]...", text: $0.summary) }
  }
}
