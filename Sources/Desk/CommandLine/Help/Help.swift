import Timelines

/// The text of `--help` for the program or a part of it, in fewer than 80 columns.
struct Help: CustomStringConvertible {
  var subject = HelpSubject.program
  var commands: [Command] = []
  /// The kinds that can be placed on the Home Screen.
  var kinds: [WidgetKind] = []
  var supply = Supply.none

  var description: String {
    let blocks = ["\(Program.name) - \(Program.tagline)"] + sections.map(block)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var sections: [HelpSection] {
    let usage = HelpSection.usage(of: subject, among: commands)
    return [usage] + own
      + [
        .files(of: supply), .environment(of: supply), .exitStatus,
        .examples(of: subject, among: commands, with: supply),
      ]
  }

  private var own: [HelpSection] {
    switch subject {
    case .program: Subcommand.allCases.map(HelpSection.flags(of:)) + [flags, .keys]
    case .subcommand(let subcommand): [.flags(of: subcommand), flags]
    case .command(let command):
      HelpSection.options(of: command) + widgets(for: command) + [flags]
    }
  }

  private var flags: HelpSection { .flags(of: supply) }

  private func widgets(for command: Command) -> [HelpSection] {
    command.name == Command.widget.name && !kinds.isEmpty ? [.widgets(of: kinds)] : []
  }

  private func block(_ section: HelpSection) -> String {
    ([section.title] + section.entries.flatMap(lines)).joined(separator: "\n")
  }

  /// The description beside its term; below it if the term is long.
  private func lines(_ entry: HelpSection.Entry) -> [String] {
    let column = 28
    let term = "  \(entry.term)"
    let text = entry.text.wrapped(to: 79 - column)
    let margin = String(repeating: " ", count: column)
    guard let first = text.first, term.count < column - 1 else {
      return [term] + text.map { margin + $0 }
    }
    return [term + margin.dropFirst(term.count) + first] + text.dropFirst().map { margin + $0 }
  }
}
