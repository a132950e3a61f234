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
      ".SH NAME", "\(name) \\- \(Self.subtitle.roff)",
    ]
    return (head + sections.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  /// What the program does, as a manual page's name goes on.
  private static let subtitle =
    Program.tagline.prefix(1).lowercased() + Program.tagline.dropFirst()

  private var sections: [HelpSection] {
    let flags = [.flags(of: supply)] + Subcommand.allCases.map(HelpSection.flags(of:))
    let own =
      commands.isEmpty ? [] : [.actions(of: commands)] + commands.flatMap(HelpSection.options)
    let widgets = kinds.isEmpty ? [] : [HelpSection.widgets(of: kinds)]
    return [.synopsis(among: commands)] + flags + own + widgets + HelpSection.keys
      + [
        .files(of: supply), .environment(of: supply),
      ] + commands.flatMap(\.chapters)
      + [.limits, .exitStatus, .examples(among: commands, with: supply)]
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
