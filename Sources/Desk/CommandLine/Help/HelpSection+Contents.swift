import Boards
import Store

extension HelpSection {
  static func flags(of supply: Supply) -> HelpSection {
    HelpSection(
      title: "Flags, before or after a subcommand", flags: Flags(of: supply).belongingEverywhere)
  }

  static func flags(of subcommand: Subcommand) -> HelpSection {
    HelpSection(
      title: "Flags of \(subcommand.rawValue)", flags: Flags().belonging(to: subcommand))
  }

  static func files(of supply: Supply) -> HelpSection {
    let settings = supply.settings.flatMap { setting in
      zip(setting.entries.indices, setting.entries).map { index, entry in
        index == 0 ? Entry(term: "\(configuration)/\(entry.term)", text: entry.text) : entry
      }
    }
    return HelpSection(title: "Files", entries: board + settings + kept)
  }

  private static let configuration = "~/.config/\(Program.name)"

  private static let board = [
    Entry(
      term: "~/.config/\(Program.name)/\(BoardFile.name)",
      text: "What stands on the Home Screen: a widget a line, its kind, its family and what is "
        + "set about it. It is only ever read, again whenever it is changed; without it, "
        + "\(Program.name) widget says all that."),
    Entry(term: "  weather small city=busan"),
    Entry(
      term: "  dday medium day=\"Our day\"   # a remark",
      text: "A D-Day by its title or its number; without one, the nearest. show=list and "
        + "show=milestones show several, group=Family only those of a group."),
    Entry(
      term: "  steps small file=~/export.xml goal=8000",
      text: "Apple Health's export, unpacked, or lines such as 2026-11-21,8123; followed."),
  ]

  private static let kept = [
    Entry(
      term: "~/.local/share/\(Program.name)/\(Store.fileName)",
      text: "What widgets keep, and what stands on the Home Screen, for all dashboards at once. "
        + "A damaged one is set aside beside it."),
    Entry(
      term: "~/.local/state/\(Program.name)/\(PreferencesFile.name)",
      text:
        "The looks that its keys have set, kept between runs. Flags go first, and aren't kept."),
    Entry(
      term: "~/.local/state/\(Program.name)/\(LockFile.name)",
      text: "Is there while the screen is locked."),
  ]

  static func environment(of supply: Supply) -> HelpSection {
    HelpSection(
      title: "Environment",
      entries: EnvironmentVariable.all(of: supply).map { Entry(term: $0.name, text: $0.summary) })
  }

  static let exitStatus = HelpSection(
    title: "Exit status",
    entries: ExitStatus.allCases.map { Entry(term: "\($0.rawValue)", text: $0.summary) })

  private init(title: String, flags: [Flag]) {
    self.init(
      title: title, entries: flags.map { Entry(term: $0.synopsis, text: $0.explanation) })
  }
}
