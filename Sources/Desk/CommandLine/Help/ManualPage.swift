import Timelines
import System

/// The manual page in roff's man macros, with the content of the help.
struct ManualPage: CustomStringConvertible {
  var commands: [Command] = []
  /// The kinds that can be placed on the Home Screen.
  var kinds: [WidgetKind] = []
  var supply = Supply.none
  /// The strings of the language.
  let strings: StringTable

  var description: String {
    let name = Program.name
    let head = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(Program.version)\"",
      ".SH \(strings.text("manual.name").uppercased())", "\(name) \\- \(subtitle.roff)",
    ]
    return (head + sections.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  /// What the program does, as a manual page's name goes on.
  private var subtitle: String {
    let tagline = strings.text("manual.tagline")
    // A name such as iPhone stays as it is written.
    guard let second = tagline.dropFirst().first, second.isLowercase else { return tagline }
    return tagline.prefix(1).lowercased() + tagline.dropFirst()
  }

  private var sections: [HelpSection] {
    let flags =
      [.flags(of: supply, in: strings)]
      + Subcommand.allCases.map { HelpSection.flags(of: $0, in: strings) }
    let own =
      commands.isEmpty
      ? []
      : [.actions(of: commands, in: strings)]
        + commands.flatMap { HelpSection.options(of: $0, in: strings) }
    let widgets = kinds.isEmpty ? [] : [HelpSection.widgets(of: kinds, in: strings)]
    let chapters = commands.flatMap(\.chapters).map { $0(strings) }
    let surroundings: [HelpSection] = [
      .settings(of: supply, in: strings), .files(of: supply, in: strings),
      .environment(of: supply, in: strings),
    ]
    return [.synopsis(among: commands, in: strings)] + flags + own + widgets
      + HelpSection.keys(in: strings) + [.screen(in: strings)] + surroundings + chapters
      + [
        .limits(in: strings), .exitStatus(in: strings),
        .examples(among: commands, with: supply, in: strings),
      ]
  }

  private func lines(_ section: HelpSection) -> [String] {
    [".SH \"\(section.title.uppercased().roff)\""] + (section.lead.map { [$0.roff] } ?? [])
      + section.entries.flatMap { lines($0, section.termColumns) }
  }

  private func lines(_ entry: HelpSection.Entry, _ columns: Int?) -> [String] {
    let term = "\\fB\(entry.term.roff)\\fR"
    let paragraph = ".TP" + (columns.map { " \($0)" } ?? "")
    return entry.text.isEmpty ? [".nf", term, ".fi"] : [paragraph, term, entry.text.roff]
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
