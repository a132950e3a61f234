import Boards
import Store

extension HelpSection {
  /// Those that go with every command, in full.
  static func flags(of supply: Supply) -> HelpSection {
    HelpSection(
      title: "Flags, before or after a command",
      entries: Flags(of: supply).belongingEverywhere.map {
        Entry(term: $0.synopsis, text: $0.explanation.paragraph)
      })
  }

  /// In full.
  static func flags(of subcommand: Subcommand) -> HelpSection {
    HelpSection(
      title: "Flags of \(subcommand.rawValue)",
      entries: Flags().belonging(to: subcommand).map {
        Entry(term: $0.synopsis, text: $0.explanation.paragraph)
      })
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
      text:
        "The Home Screen: a widget a line, with its kind, size and settings. The program reads it "
        + "again whenever it changes, and never writes it; without it, use \(Program.name) widget."),
    Entry(term: "  weather small city=busan"),
    Entry(
      term: "  dday medium day=\"Our day\"   # a remark",
      text: "A D-Day by its title or number; without one, the nearest. show=list and "
        + "show=milestones show several, group=Family only those of a group."),
    Entry(
      term: "  steps small file=~/export.xml goal=8000",
      text: "Apple Health's export, unpacked, or lines such as 2026-11-21,8123. Changes show at "
        + "once. A record that can't be read is left out, and the widget says how many there are."),
  ]

  private static let kept = [
    Entry(
      term: "~/.local/share/\(Program.name)/\(Store.fileName)",
      text:
        "The data of widgets, and the Home Screen, shared by all dashboards. If it is damaged, it "
        + "is moved aside in the same folder."),
    Entry(
      term: "~/.local/state/\(Program.name)/\(PreferencesFile.name)",
      text: "The looks that you chose with keys. Flags override them and aren't saved."),
    Entry(
      term: "~/.local/state/\(Program.name)/\(LockFile.name)",
      text: "Exists while the screen is locked."),
    Entry(
      term: "~/.local/state/\(Program.name)/\(PlaceFile.name)",
      text: "Where you left the dashboard: home, today or standby. --place overrides it."),
  ]

  static func environment(of supply: Supply) -> HelpSection {
    HelpSection(
      title: "Environment",
      entries: EnvironmentVariable.all(of: supply).map { Entry(term: $0.name, text: $0.summary) })
  }

  static let exitStatus = HelpSection(
    title: "Exit status",
    entries: ExitStatus.allCases.map { Entry(term: "\($0.rawValue)", text: $0.summary) })
}
