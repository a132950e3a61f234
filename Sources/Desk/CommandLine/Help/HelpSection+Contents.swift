import Boards
import Store
import System

extension HelpSection {
  /// Those that go with every command, in full.
  static func flags(of supply: Supply, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags.everywhere"),
      entries: Flags(of: supply).belongingEverywhere.map {
        Entry(term: $0.synopsis, text: strings.paragraph(of: $0))
      })
  }

  /// In full.
  static func flags(of subcommand: Subcommand, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags %@", subcommand.rawValue),
      entries: Flags().belonging(to: subcommand).map {
        Entry(term: $0.synopsis, text: strings.paragraph(of: $0))
      })
  }

  static func files(of supply: Supply, in strings: StringTable) -> HelpSection {
    let settings = supply.settings.flatMap { setting in
      [
        Entry(
          term: "\(configuration)/\(setting.fileName)",
          text: strings.text("manual.file.\(setting.fileName)"))
      ] + setting.lines.map { Entry(term: "  \($0)") }
    }
    return HelpSection(
      title: strings.text("manual.files"),
      entries: [
        Entry(
          term: "\(configuration)/\(ConfigFile.name)", text: strings.text("manual.file.config"))
      ] + board(in: strings) + settings + kept(in: strings))
  }

  /// What `config.toml` may say.
  static func settings(of supply: Supply, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.settings"),
      entries: SettingsTable(of: supply).all.map {
        Entry(term: $0.name, text: $0.remark(in: strings))
      })
  }

  /// What the keys and the mouse do in each place.
  static func screen(in strings: StringTable) -> HelpSection {
    let topics = [
      "first", "mouse", "edit", "stack", "today", "lock", "standby", "wallpaper", "weather",
      "reminders", "settings", "notify", "hangul",
    ]
    return HelpSection(
      title: strings.text("manual.screen"),
      entries: topics.map {
        Entry(
          term: strings.text("manual.screen.\($0)"),
          text: strings.text("manual.screen.\($0).more"))
      })
  }

  private static let configuration = "~/.config/\(Program.name)"

  private static func board(in strings: StringTable) -> [Entry] {
    [
      Entry(
        term: "\(configuration)/\(BoardFile.name)",
        text: strings.text("manual.file.widgets %@", Program.name)),
      Entry(term: "  weather small city=busan"),
      Entry(
        term: "  steps small file=~/export.xml goal=8000",
        text: strings.text("manual.file.widgets.steps")),
      Entry(
        term: "  dday medium day=\"Our day\"   # \(strings.text("manual.file.widgets.remark"))",
        text: strings.text("manual.file.widgets.dday")),
      Entry(term: "  + calendar medium", text: strings.text("manual.file.widgets.stack")),
      Entry(term: "  + rotate=false", text: strings.text("manual.file.widgets.rotate")),
      Entry(term: "  + suggest=true", text: strings.text("manual.file.widgets.suggest")),
      Entry(term: "  ---", text: strings.text("manual.file.widgets.page")),
    ]
  }

  private static func kept(in strings: StringTable) -> [Entry] {
    let state = "~/.local/state/\(Program.name)"
    return [
      Entry(
        term: "~/.local/share/\(Program.name)/\(Store.fileName)",
        text: strings.text("manual.file.store")),
      Entry(term: "\(state)/\(PreferencesFile.name)", text: strings.text("manual.file.looks")),
      Entry(term: "\(state)/\(LockFile.name)", text: strings.text("manual.file.lock")),
      Entry(term: "\(state)/\(PlaceFile.name)", text: strings.text("manual.file.place")),
    ]
  }

  static func environment(of supply: Supply, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.environment"),
      entries: EnvironmentVariable.all(of: supply).map {
        Entry(term: $0.name, text: strings.text("environment.\($0.name)"))
      })
  }

  static func exitStatus(in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.exit-status"),
      entries: ExitStatus.allCases.map {
        Entry(term: "\($0.rawValue)", text: strings.text("exit-status.\($0.rawValue)"))
      })
  }
}
