import Almanac
import Boards
import Cells
import Home
import System

/// A parsed command line; dates are still text.
struct Invocation: Equatable, Sendable {
  /// Nil means the dashboard.
  var subcommand: Subcommand?
  /// The command called instead of a subcommand.
  var call: CommandCall?
  /// A question about the program, answered instead of running anything.
  var question: Question?

  var at: String?
  var from: String?
  var speed = 1

  /// The folder for all data, in place of the XDG folders.
  var data: String?
  var language: Language?
  /// The values of settings, by flag name.
  var settings: [String: String] = [:]
  var colors = ColorChoice.auto
  /// The place to begin at; nil for the one in which the last dashboard was left, and what is printed
  /// is of the Home Screen.
  var place: BoardPlace?
  /// The screen size in points of the device whose widgets are shown.
  var device = "430x932"
  /// The requested look, in words of the preferences.
  var wishes: [Preferences.Aspect: String] = [:]
  var showsDamage = false

  var size = Size(width: 120, height: 40)
  var format = Format.text
  /// The number of the widget whose page to print.
  var opened: String?

  /// The number of the only widget to show.
  var widget: String?
  var printsJSON = false
}

extension Invocation {
  /// Parses the arguments; the last of repeated flags counts.
  init(
    arguments: [String], commands: [Command] = [], flags: Flags = Flags()
  ) throws(UsageError) {
    var reader = ArgumentReader(arguments, commands: commands, flags: flags)
    self = try reader.read()
  }
}

extension Invocation {
  enum Question: Sendable {
    case help, manual, version
  }

  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case direct = "24bit"
    case indexed = "256"
    case basic = "16"
    case none
  }

  enum Format: String, CaseIterable, Sendable {
    case text, ansi, json, svg
  }
}

extension Invocation {
  /// Throws if a word, all words together, or a variable that is read are larger than allowed.
  static func checkSizes(
    of arguments: [String], in environment: [String: String], readBy supply: Supply
  ) throws(UsageError) {
    for word in arguments where Bound.argument.isExceeded(by: word.utf8.count) {
      throw .longWord(word, of: word.utf8.count, .argument)
    }
    let length = arguments.reduce(0) { $0 + $1.utf8.count + 1 }
    if Bound.commandLine.isExceeded(by: length) { throw .longCommandLine(of: length) }
    for name in EnvironmentVariable.names(readBy: supply) {
      guard let value = environment[name] else { continue }
      if Bound.variable.isExceeded(by: value.utf8.count) {
        throw .longWord(name, of: value.utf8.count, .variable)
      }
    }
  }
}

/// The first word, if it selects something other than the dashboard.
enum Subcommand: String, CaseIterable, Sendable {
  case render
  case timeline
  case read

  /// The word that may follow.
  var argument: Argument? {
    switch self {
    case .render: nil
    case .timeline, .read: Argument(placeholder: "ID", place: \.widget)
    }
  }

  var synopsis: String {
    "\(rawValue)\(argument.map { " [\($0.placeholder)]" } ?? "")"
  }
}

/// A word that may follow a subcommand once, and where it is stored.
struct Argument {
  let placeholder: String
  let place: WritableKeyPath<Invocation, String?>

  /// Stores the word; returns false if there is one already.
  func store(_ invocation: inout Invocation, _ word: String) -> Bool {
    guard invocation[keyPath: place] == nil else { return false }
    invocation[keyPath: place] = word
    return true
  }
}

/// Reads arguments from left to right into an invocation.
///
/// No library serves: the C library's `getopt` knows no commands with flags of their own.
struct ArgumentReader {
  private let commands: [Command]
  private let flags: Flags
  private var rest: ArraySlice<String>
  private var given: [Flag] = []
  private var invocation = Invocation()
  /// The command and action called, once known.
  private var command: Command?
  private var action: Action?

  init(_ arguments: [String], commands: [Command], flags: Flags) {
    (self.commands, self.flags) = (commands, flags)
    rest = arguments[...]
  }

  mutating func read() throws(UsageError) -> Invocation {
    while let argument = rest.popFirst(), argument != "--" {
      if isFlag(argument) {
        try readFlag(argument)
      } else {
        try readWord(argument)
      }
    }
    for word in rest { try readWord(word) }
    if invocation.question == nil { takeUsualAction() }
    try checkCompany()
    try checkCall()
    return invocation
  }

  /// After an action, `-` may mean standard input, and a number isn't a flag: `-30d` is a day.
  private func isFlag(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    guard action != nil, let next = argument.unicodeScalars.dropFirst().first else {
      return action == nil
    }
    return !("0"..."9" ~= next)
  }

  private mutating func readFlag(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map(String.init) ?? argument
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = (action ?? command?.usualAction)?.option(written: written) {
      takeUsualAction()
      return try apply(option, to: attached)
    }
    guard let flag = flags[written: written] else {
      let options = (action?.options ?? []).map(\.written)
      throw .unknownFlag(argument, beside: commands.map(\.name) + options + writtenFlags)
    }
    try apply(flag, to: attached)
    given.append(flag)
  }

  private mutating func apply(_ flag: Flag, to attached: String?) throws(UsageError) {
    switch flag.effect {
    case .sets(let set):
      guard attached == nil else { throw .unwantedValue(flag.written) }
      set(&invocation)
    case .takes(let value):
      guard let text = attached ?? takeFollowingValue() else { throw .missingValue(flag) }
      guard value.store(&invocation, text) else { throw .wrongValue(flag, text) }
    case .mayTake(let value, let alone):
      if attached == nil, try takeFollowing(value, of: flag) { return }
      let text = attached ?? alone
      guard value.store(&invocation, text) else { throw .wrongValue(flag, text) }
    }
  }

  /// Takes the next word if the value is allowed to be it, unless it may belong to an action:
  /// `todo add Lights --night off` adds `Lights off`.
  private mutating func takeFollowing(
    _ value: FlagValue, of flag: Flag
  ) throws(UsageError) -> Bool {
    let words = invocation.call?.arguments.words.count ?? 0
    guard let next = rest.first, action?.takes(words + 1) != true else { return false }
    guard value.store(&invocation, next) else {
      guard value.isMeant(next) || isLost(next) else { return false }
      throw .wrongValue(flag, next)
    }
    rest.removeFirst()
    return true
  }

  /// Whether a word can be nothing but the value of the flag before it.
  private func isLost(_ word: String) -> Bool {
    guard !word.hasPrefix("-") else { return false }
    if let command { return invocation.call?.action != nil || command.action(named: word) == nil }
    if let argument = invocation.subcommand?.argument {
      return invocation[keyPath: argument.place] != nil
    }
    let words = Subcommand.allCases.map(\.rawValue) + commands.map(\.name) + [Program.help]
    return invocation.subcommand != nil || words.nearest(to: word) == nil
  }

  private mutating func takeUsualAction() {
    guard action == nil, let usual = command?.usualAction else { return }
    action = usual
    invocation.call?.action = usual.name
  }

  private mutating func apply(_ option: Option, to attached: String?) throws(UsageError) {
    var text = ""
    if let placeholder = option.placeholder {
      guard let value = attached ?? takeFollowingValue() else {
        let values = option.values.joined(separator: "|")
        throw .missingOptionValue(option.written, values.isEmpty ? placeholder : values)
      }
      text = value
    } else if attached != nil {
      throw .unwantedValue(option.written)
    }
    invocation.call?.arguments.options[option.name] = text
  }

  /// Text that looks like a flag is a value only after `=`; in `--at --help` the date is missing.
  private mutating func takeFollowingValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), flags[written: next] == nil else {
      return nil
    }
    return rest.popFirst()
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    if let command {
      try readWord(word, of: command)
    } else if let known = invocation.subcommand {
      guard let argument = known.argument, argument.store(&invocation, word) else {
        throw .strayArgument(word)
      }
    } else if word == Program.help {
      invocation.question = .help
    } else if let subcommand = Subcommand(rawValue: word) {
      invocation.subcommand = subcommand
    } else {
      try begin(word)
    }
  }

  private mutating func begin(_ word: String) throws(UsageError) {
    guard let found = commands.first(where: { $0.name == word }) else {
      throw .unknownSubcommand(word, beside: commands.map(\.name) + writtenFlags)
    }
    command = found
    action = found.action(named: nil)
    invocation.call = CommandCall(command: word)
  }

  private mutating func readWord(_ word: String, of command: Command) throws(UsageError) {
    guard let action else {
      action = command.action(named: word)
      guard action != nil else { throw .unknownAction(command, word) }
      invocation.call?.action = word
      return
    }
    if action.name == nil, invocation.call?.arguments.words.isEmpty == true,
      let other = command.action(named: word)
    {
      self.action = other
      invocation.call?.action = word
      return
    }
    invocation.call?.arguments.words.append(word)
    guard action.takes(invocation.call?.arguments.words.count ?? 0) else {
      throw .strayArgument(word)
    }
  }

  private var writtenFlags: [String] { flags.all.map(\.written) }

  /// Checks that flags fit together, unless help is requested.
  private func checkCompany() throws(UsageError) {
    guard invocation.question == nil else { return }
    for flag in given {
      if !flag.isAllowed(with: invocation.subcommand) {
        throw command.map { .uselessFlag(flag, of: $0, action) } ?? .misplacedFlag(flag)
      }
      if let other = given.first(where: { flag.excluded.contains($0.name) }) {
        throw .conflict(flag, other)
      }
    }
  }

  private func checkCall() throws(UsageError) {
    guard invocation.question == nil, let command, let call = invocation.call else { return }
    guard let action else { throw .missingAction(command) }
    if let operand = action.missing(in: call.arguments.words) {
      throw .missingOperand(operand, of: command, action)
    }
  }
}

extension Flag {
  fileprivate func isAllowed(with subcommand: Subcommand?) -> Bool {
    subcommands.isEmpty || subcommands.contains { $0 == subcommand }
  }
}
