import Almanac
import System

/// What help says of a flag, a command or an action: one short line, and what only the manual adds.
struct Explanation: Hashable, Sendable {
  var summary: String
  /// What holds if nothing is given.
  var usual: String?
  /// What may be given, if it is one of some words.
  var values: [String] = []
  /// Sentences without their last full stop, for the manual page.
  var details: [String] = []

  /// The summary and the default: `Text size [large]`.
  var line: String { usual.map { "\(summary) [\($0)]" } ?? summary }

  /// As help shows them: `{ko|en}`; empty if there are none.
  var choices: String { values.isEmpty ? "" : "{\(values.joined(separator: "|"))}" }

  /// All of it in one paragraph, for the manual page.
  var paragraph: String {
    let head = choices.isEmpty ? line : "\(line) \(choices)"
    return details.isEmpty ? head : ([head] + details).map { "\($0)." }.joined(separator: " ")
  }
}

/// Where the texts of help are found: a key for each flag, command and action, `.more` for what only the
/// manual adds, and `.usual` for a default that can't be typed.
extension StringTable {
  func explanation(of flag: Flag) -> Explanation {
    explanation(["flag.\(flag.name)"], flag.usual, flag.choices)
  }

  /// All that the manual says of a flag.
  func paragraph(of flag: Flag) -> String {
    var explanation = explanation(of: flag)
    if !flag.excluded.isEmpty {
      let others = alternatives(flag.excluded.map { "--\($0)" })
      explanation.details.append(text("manual.excluded %@", others))
    }
    return explanation.paragraph
  }

  func explanation(of command: Command, _ action: Action) -> Explanation {
    let own = "command.\(command.name).\(action.name ?? "print")"
    return explanation([own, "command.\(command.name)"], action.usual, action.values)
  }

  /// Options of several actions, or of several commands, may share a text.
  func explanation(of option: Option, of command: Command, _ action: Action) -> Explanation {
    let words = [command.name, action.name, option.name].compactMap(\.self)
    let keys = [words.joined(separator: "."), "\(command.name).\(option.name)", option.name]
    return explanation(keys.map { "option.\($0)" }, option.usual, option.values)
  }

  func summary(of command: Command) -> String { text("command.\(command.name)") }

  func summary(of subcommand: Subcommand) -> String { text("command.\(subcommand.rawValue)") }

  /// The texts of the first key that there is.
  private func explanation(
    _ keys: [String], _ usual: String?, _ values: [String]
  ) -> Explanation {
    let key = keys.first { self[$0] != nil } ?? keys.joined(separator: " ")
    return Explanation(
      summary: text(key), usual: usual ?? self["\(key).usual"], values: values,
      details: [self["\(key).more"]].compactMap(\.self))
  }
}

/// The English strings, in which errors describe themselves.
enum English {
  static let words = Language.english.commandWords
}

/// An environment variable that the program reads, or several of a sort.
package struct EnvironmentVariable: Sendable {
  let name: String

  package init(name: String) {
    self.name = name
  }

  /// The program's own variables and those of settings.
  static func all(of supply: Supply) -> [Self] { first + supply.settings.map(\.variable) + rest }

  /// The names of all variables that are read, also of those that only terminals set.
  static func names(readBy supply: Supply) -> [String] {
    all(of: supply).flatMap { variable in
      variable.name.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
        .map { String(Substring($0)) }
    } + others
  }

  private static let others = [
    "COLORFGBG", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "STY", "TERMINFO", "TERMINFO_DIRS",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "TZDIR", "VTE_VERSION", "WIDGETTY_CA_FILE",
    "WIDGETTY_WEATHER_ORIGIN", "WIDGETTY_WEATHER_TIMEOUT",
  ]

  private static let first = [Self(name: "TZ")]
  private static let rest = [
    Self(name: "LC_MEASUREMENT, LC_TIME"),
    Self(name: "TERM"),
    Self(name: "COLORTERM"),
    Self(name: "NO_COLOR"),
    Self(name: "XDG_CONFIG_HOME"),
    Self(name: "XDG_DATA_HOME"),
    Self(name: "XDG_STATE_HOME"),
    Self(name: "XDG_CACHE_HOME"),
  ]
}

extension String {
  /// The text in lines of at most `width` columns; longer words get a line of their own.
  func wrapped(to width: Int) -> [String] {
    words(between: UInt8(ascii: " ")).reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  /// Lines of choices such as `{a|b|c}`, broken behind bars; the others stand below the first.
  func broken(to width: Int) -> [String] {
    guard columns > width else { return isEmpty ? [] : [self] }
    return words(between: UInt8(ascii: "|")).reduce(into: []) { lines, word in
      // Room for the bar that a broken line ends with.
      if let line = lines.last, line.columns + 2 + word.columns <= width {
        lines[lines.count - 1] = "\(line)|\(word)"
      } else {
        if let line = lines.popLast() { lines.append("\(line)|") }
        lines.append(lines.isEmpty ? word : " \(word)")
      }
    }
  }

  /// Split by bytes, which takes a tenth of the time that characters take.
  private func words(between sign: UInt8) -> [String] {
    utf8.split(separator: sign).map { String(Substring($0)) }
  }
}

/// The subject of a request for help.
enum HelpSubject: Sendable {
  case program
  case subcommand(Subcommand)
  case command(Command)

  init(of invocation: Invocation, among commands: [Command]) {
    let command = commands.first { $0.name == invocation.call?.command }
    self =
      command.map(Self.command) ?? invocation.subcommand.map(Self.subcommand) ?? .program
  }
}
