import Boards
import Store
import Weather

extension HelpSection {
  static let flags = HelpSection(
    title: "Flags, before or after a subcommand", flags: Flag.belongingEverywhere)

  static func flags(of subcommand: Subcommand) -> HelpSection {
    HelpSection(
      title: "Flags of \(subcommand.rawValue)", flags: Flag.belonging(to: subcommand))
  }

  static let files = HelpSection(
    title: "Files",
    entries: [
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
      Entry(
        term: "~/.config/\(Program.name)/\(WeatherSettings.fileName)",
        text: "Where the weather comes from: a name and a value a line. The source is one of "
          + "--weather-source; auto is Open-Meteo and, with a contact, which it wants to know, MET "
          + "Norway where that fails; WeatherKit wants a key-file that nobody else "
          + "may read, and the names of key, team and service."),
      Entry(term: "  source auto"),
      Entry(term: "  contact you@example.org"),
      Entry(
        term: "~/.config/\(Program.name)/\(Units.fileName)",
        text: "The words of --units, on one line or several."),
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
    ])

  static let environment = HelpSection(
    title: "Environment",
    entries: EnvironmentVariable.all.map { Entry(term: $0.name, text: $0.summary) })

  static let exitStatus = HelpSection(
    title: "Exit status",
    entries: ExitStatus.allCases.map { Entry(term: "\($0.rawValue)", text: $0.summary) })

  private init(title: String, flags: [Flag]) {
    self.init(
      title: title, entries: flags.map { Entry(term: $0.synopsis, text: $0.explanation) })
  }
}
