import Timelines
import System

/// The text of `--help` for the program or a part of it, in fewer than 80 columns.
struct Help: CustomStringConvertible {
  var subject = HelpSubject.program
  var commands: [Command] = []
  /// The kinds that can be placed on the Home Screen.
  var kinds: [WidgetKind] = []
  var supply = Supply.none
  /// The strings of the language.
  let strings: StringTable

  var description: String {
    let sections = sections
    let column = Self.column(of: sections)
    let blocks = [summary, usage] + sections.map { block($0, at: column) } + [hint]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    switch subject {
    case .program: strings.text("manual.tagline")
    case .subcommand(let subcommand): strings.summary(of: subcommand)
    case .command(let command): strings.summary(of: command)
    }
  }

  private var usage: String {
    let words = usages.map { "\(Program.name) \($0) [FLAG]..." }
    let title = strings.text("manual.usage") + ": "
    let margin = String(repeating: " ", count: title.columns)
    return title + words.joined(separator: "\n\(margin)")
  }

  private var usages: [String] {
    switch subject {
    case .program: return ["[COMMAND]"]
    case .subcommand(let subcommand): return [subcommand.synopsis]
    case .command(let command):
      let unnamed = command.action(named: nil).map { action in
        ([command.name] + action.operands.map(\.synopsis)).joined(separator: " ")
      }
      let named = command.actions.contains { $0.name != nil } ? "\(command.name) COMMAND" : nil
      return [unnamed, named].compactMap(\.self)
    }
  }

  private var sections: [HelpSection] {
    switch subject {
    case .program:
      [
        .summaries(of: commands, in: strings), .outputFlagSummaries(in: strings),
        .flagSummaries(of: supply, in: strings),
      ]
    case .subcommand(let subcommand):
      [
        .flagSummaries(of: subcommand, in: strings),
        .examples(
          Flags().belonging(to: subcommand).map { $0.example(of: subcommand) }, in: strings),
      ]
    case .command(let command):
      [HelpSection.actions(of: command, in: strings)].compactMap(\.self)
        + HelpSection.optionSummaries(of: command, in: strings) + widgets(for: command)
        + [.examples(command.actions.flatMap(\.examples), in: strings)]
    }
  }

  private var hint: String {
    if case .program = subject {
      strings.text("manual.hint.program %@", Program.name)
    } else {
      strings.text("manual.hint.command %@", Program.name)
    }
  }

  private func widgets(for command: Command) -> [HelpSection] {
    command.name == Command.widget.name && !kinds.isEmpty ? [.widgets(of: kinds, in: strings)] : []
  }

  /// Where all texts begin: behind the longest term that has one.
  private static func column(of sections: [HelpSection]) -> Int {
    let terms = sections.flatMap(\.entries).filter { !$0.text.isEmpty }.map(\.term.count)
    return (terms.max() ?? 0) + 4
  }

  private func block(_ section: HelpSection, at column: Int) -> String {
    let margin = String(repeating: " ", count: column)
    let lines = section.entries.flatMap { $0.lines(behind: margin, within: 79) }
    return (["\(section.title):"] + lines).joined(separator: "\n")
  }
}

extension HelpSection.Entry {
  /// The term and, behind a margin, its text; the choices follow, or stand below if they don't fit.
  fileprivate func lines(behind margin: String, within width: Int) -> [String] {
    let room = width - margin.utf8.count
    let whole = choices.isEmpty ? text : "\(text) \(choices)"
    let texts = whole.columns <= room ? [whole] : text.wrapped(to: room) + choices.broken(to: room)
    guard let first = texts.first, !first.isEmpty else { return ["  \(term)"] }
    return ["  \(term)" + String(Substring(margin.utf8.dropFirst(term.count + 2))) + first]
      + texts.dropFirst().map { margin + $0 }
  }
}
