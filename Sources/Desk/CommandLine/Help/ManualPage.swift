import Timelines

/// The manual page in roff's man macros, with the content of the help.
struct ManualPage: CustomStringConvertible {
  var commands: [Command] = []
  /// The kinds that can be placed on the Home Screen.
  var kinds: [WidgetKind] = []
  var supply = Supply.none

  var description: String {
    let name = Program.name
    let head = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(Program.version)\"",
      ".SH NAME", "\(name) \\- \(Program.tagline.roff)",
    ]
    return (head + sections.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private var sections: [HelpSection] {
    let usage = HelpSection.usage(of: .program, among: commands)
    let flags = [.flags(of: supply)] + Subcommand.allCases.map(HelpSection.flags(of:))
    let own =
      commands.isEmpty ? [] : [.actions(of: commands)] + commands.flatMap(HelpSection.options)
    let widgets = kinds.isEmpty ? [] : [HelpSection.widgets(of: kinds)]
    return [HelpSection(title: "Synopsis", entries: usage.entries)] + flags + own + widgets
      + [
        .keys, .files(of: supply), .environment(of: supply), .exitStatus,
        .examples(of: .program, among: commands, with: supply),
      ]
  }

  private func lines(_ section: HelpSection) -> [String] {
    [".SH \"\(section.title.uppercased().roff)\""] + section.entries.flatMap(lines)
  }

  private func lines(_ entry: HelpSection.Entry) -> [String] {
    let term = "\\fB\(entry.term.roff)\\fR"
    return entry.text.isEmpty ? [".nf", term, ".fi"] : [".TP", term, entry.text.roff]
  }
}

extension String {
  /// The text escaped for roff.
  fileprivate var roff: String {
    let escaped = map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      default: String(character)
      }
    }
    return (hasPrefix(".") || hasPrefix("'") ? "\\&" : "") + escaped.joined()
  }
}
