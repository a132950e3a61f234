import Boards
import Cells
import Pages
import Store
package import System
import Timelines
import WidgetIntents

/// A heading with terms and their descriptions, which help and the manual page share.
package struct HelpSection: Equatable, Sendable {
  /// A section of the manual page, in the language of a string table.
  package typealias Chapter = @Sendable (StringTable) -> HelpSection

  package struct Entry: Equatable, Sendable {
    let term: String
    let text: String
    /// The words that may be given, in braces.
    var choices = ""

    package init(term: String, text: String = "") {
      (self.term, self.text) = (term, text)
    }

    /// One line, as help shows it.
    init(term: String, summaryOf explanation: Explanation) {
      (self.term, text, choices) = (term, explanation.line, explanation.choices)
    }
  }

  let title: String
  /// What stands below the title in the manual; nil for nothing.
  var lead: String?
  let entries: [Entry]
  /// The columns of the terms in the manual, if texts are to begin beside them; nil for below them.
  var termColumns: Int?

  package init(title: String, entries: [Entry]) {
    (self.title, self.entries) = (title, entries)
  }
}

/// What the manual page tells of commands, in full.
extension HelpSection {
  static func synopsis(
    among commands: [Command], in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.synopsis"),
      entries: [Entry(term: "\(Program.name) [FLAG]...", text: strings.text("manual.dashboard"))]
        + Subcommand.allCases.map {
          Entry(
            term: "\(Program.name) \($0.synopsis) [FLAG]...", text: strings.summary(of: $0))
        } + commands.map { usage(of: $0, in: strings) }
        + [
          Entry(
            term: "\(Program.name) \(Program.help) [COMMAND]", text: strings.text("command.help"))
        ])
  }

  /// The usage of all commands, by action.
  static func actions(
    of commands: [Command], in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.commands"),
      entries: commands.flatMap { command in
        command.actions.map { action in
          Entry(
            term: command.usage(of: action),
            text: strings.explanation(of: command, action).paragraph)
        }
      })
  }

  /// The flags that belong to single actions of a command.
  static func options(of command: Command, in strings: StringTable) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: strings.text("manual.flags %@", command.title(of: action)),
        entries: action.options.map {
          Entry(
            term: $0.synopsis,
            text: strings.explanation(of: $0, of: command, action).paragraph)
        })
    }
  }

  static func examples(
    among commands: [Command], with supply: Supply, in strings: StringTable
  ) -> HelpSection {
    examples(
      Flags(of: supply).all.map(\.example)
        + commands.compactMap { $0.actions.first?.examples.first }, in: strings)
  }

  /// Each of these command lines once.
  static func examples(_ lines: [String], in strings: StringTable) -> HelpSection {
    let distinct = lines.enumerated().filter { lines.firstIndex(of: $1) == $0 }
    return HelpSection(
      title: strings.text("manual.examples"), entries: distinct.map { Entry(term: $1) })
  }

  private static func usage(of command: Command, in strings: StringTable) -> Entry {
    let names = command.actions.compactMap(\.name)
    guard names.isEmpty, let action = command.actions.first else {
      let hasOther = command.action(named: nil) != nil
      let words = names.joined(separator: "|")
      let term = "\(Program.name) \(command.name) \(hasOther ? "[\(words)]" : words) [FLAG]..."
      return Entry(term: term, text: strings.summary(of: command))
    }
    return Entry(term: command.usage(of: action), text: strings.summary(of: command))
  }
}

extension Command {
  func usage(of action: Action) -> String { "\(synopsis(of: action)) [FLAG]..." }

  /// What a person types to have it done, without the program's name.
  func title(of action: Action) -> String {
    [name, action.name].compactMap(\.self).joined(separator: " ")
  }
}

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
      "first", "keys", "mouse", "edit", "stack", "today", "lock", "standby", "wallpaper", "weather",
      "reminders", "settings", "notify", "hangul",
    ]
    return HelpSection(
      title: strings.text("manual.screen"),
      entries: topics.map {
        Entry(
          term: strings.text("manual.screen.\($0)"),
          text: strings.text("manual.screen.\($0).more"))
      } + [
        Entry(
          term: strings.text("manual.screen.key-names"),
          text: strings.text(
            "manual.screen.key-names.more %@", Key.names.joined(separator: ", ")))
      ])
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

extension HelpSection {
  /// The dashboard's keys by place, with the texts of its own help.
  static func keys(in strings: StringTable) -> [HelpSection] {
    [
      keys("manual.keys", of: [.moving, .widget, .look, .program], at: [.home, .locked]),
      keys("manual.keys.edit", of: [.edit], at: [.edit]),
      keys("manual.keys.gallery", of: [.edit], at: [.picker]),
      keys("manual.keys.weather", of: [.weather], at: [.weather]),
      keys("manual.keys.list", of: [.list], at: [.list, .line]),
      keys("manual.keys.form", of: [.form, .text], at: [.form, .text, .chooser]),
    ].map { $0(strings) }
  }

  private static func keys(
    _ title: String, of groups: [Shortcut.Group], at places: Set<KeyScope>
  ) -> Chapter {
    let shortcuts = Shortcut.all.filter {
      groups.contains($0.group) && !$0.places.isDisjoint(with: places)
    }
    return { strings in
      HelpSection(
        title: strings.text(title),
        entries: shortcuts.map { Entry(term: $0.label.plainText, text: strings.text($0.help)) })
    }
  }
}

extension HelpSection {
  /// The greatest sizes of all inputs.
  static func limits(in strings: StringTable) -> HelpSection {
    var section = HelpSection(
      title: strings.text("manual.limits"),
      entries: Bound.all.map { bound in
        let size = strings.size(of: bound)
        let excess =
          bound.excess == .refused
          ? "" : "; " + strings.text("limit.excess.\(bound.excess.rawValue)")
        return Entry(term: strings.text("limit.\(bound.input)"), text: size + excess)
      })
    section.lead = strings.text("manual.limits.lead")
    section.termColumns = 46
    return section
  }
}

extension StringTable {
  /// A bound's size with its unit: `4,096 bytes`, `60 characters (960 bytes)`.
  package func size(of bound: Bound) -> String {
    let size = text("limit.unit.\(bound.unit) %@", bound.greatest.grouped)
    guard bound.unit == .characters else { return size }
    let bytes = text("limit.unit.\(Bound.Unit.bytes) %@", bound.greatestBytes.grouped)
    return "\(size) (\(bytes))"
  }
}

/// What `--help` tells: a line for each command, action and flag.
extension HelpSection {
  static func summaries(of commands: [Command], in strings: StringTable) -> HelpSection {
    let own = Subcommand.allCases.map { Entry(term: $0.synopsis, text: strings.summary(of: $0)) }
    return HelpSection(
      title: strings.text("manual.commands"),
      entries: own
        + commands.map { command in
          let only = command.actions.count == 1 ? command.action(named: nil) : nil
          let words = [command.name] + (only?.operands.map(\.synopsis) ?? [])
          return Entry(term: words.joined(separator: " "), text: strings.summary(of: command))
        } + [Entry(term: "\(Program.help) [COMMAND]", text: strings.text("command.help"))])
  }

  /// What one command does, by the words behind its name; nil if it does but one thing.
  static func actions(of command: Command, in strings: StringTable) -> HelpSection? {
    guard command.actions.count > 1 else { return nil }
    return HelpSection(
      title: strings.text("manual.commands"),
      entries: command.actions.map { action in
        Entry(
          term: command.words(of: action).joined(separator: " "),
          summaryOf: strings.explanation(of: command, action))
      })
  }

  static func optionSummaries(
    of command: Command, in strings: StringTable
  ) -> [HelpSection] {
    command.actions.filter { !$0.options.isEmpty }.map { action in
      HelpSection(
        title: strings.text("manual.flags %@", command.title(of: action)),
        entries: action.options.map {
          Entry(
            term: $0.synopsis, summaryOf: strings.explanation(of: $0, of: command, action))
        })
    }
  }

  /// Flags that go with every command.
  static func flagSummaries(of supply: Supply, in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags"),
      entries: Flags(of: supply).belongingEverywhere.map {
        Entry(term: $0.synopsis, summaryOf: strings.explanation(of: $0))
      })
  }

  /// Flags of what prints, and to what of it they belong.
  static func outputFlagSummaries(in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags.output"),
      entries: Flags().all.filter { !$0.subcommands.isEmpty }.map { flag in
        var explanation = strings.explanation(of: flag)
        let owners = flag.subcommands.map(\.rawValue).joined(separator: ", ")
        explanation.summary = "\(owners): \(explanation.summary)"
        return Entry(term: flag.synopsis, summaryOf: explanation)
      })
  }

  static func flagSummaries(
    of subcommand: Subcommand, in strings: StringTable
  ) -> HelpSection {
    HelpSection(
      title: strings.text("manual.flags"),
      entries: Flags().belonging(to: subcommand).map {
        Entry(term: $0.synopsis, summaryOf: strings.explanation(of: $0))
      })
  }
}

extension HelpSection {
  /// The widget kinds with their families and settings.
  static func widgets(of kinds: [WidgetKind], in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.widgets"),
      entries: kinds.map { kind in
        let families = kind.families.compactMap(\.name).joined(separator: " ")
        let settings = kind.parameters.map(\.synopsis).joined(separator: " ")
        return Entry(term: kind.id, text: settings.isEmpty ? families : "\(families); \(settings)")
      })
  }
}

extension ParameterDeclaration {
  /// The longest list shown in full; errors show longer ones.
  private static let mostChoices = 4

  /// The setting as typed, with a placeholder: `city=CITY`, `yearly=true|false`.
  fileprivate var synopsis: String { "\(name)=\(placeholder(of: kind))" }

  private func placeholder(of kind: ParameterKind) -> String {
    switch kind {
    case .boolean: "true|false"
    case .integer, .number: "NUMBER"
    case .date: "DATE"
    case .choice(let choices) where choices.count <= Self.mostChoices:
      choices.map(\.value.written).joined(separator: "|")
    case .list(let kind): "\(placeholder(of: kind)),..."
    case .text, .entity, .choice: name.uppercased()
    }
  }
}
