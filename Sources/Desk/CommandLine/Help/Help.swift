/// The text of `--help`, for the whole program or one subcommand, in fewer than 80 columns.
struct Help: CustomStringConvertible {
  var subcommand: Subcommand?

  var description: String {
    let blocks = ["\(Program.name) - \(Program.tagline)"] + sections.map(block)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var sections: [HelpSection] {
    let own = subcommand.map { [$0] } ?? Subcommand.allCases
    let keys = subcommand == nil ? [HelpSection.keys] : []
    return [.usage(of: subcommand)] + own.map(HelpSection.flags(of:)) + [.flags] + keys
      + [.files, .environment, .exitStatus, .examples(of: subcommand)]
  }

  private func block(_ section: HelpSection) -> String {
    ([section.title] + section.entries.flatMap(lines)).joined(separator: "\n")
  }

  /// The meaning stands beside its term or, if the term is long, below it.
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
