package import Almanac
package import Boards
import Glibc
package import Store
package import System
package import Terminal
import WidgetIntents

/// An error in a command line.
enum UsageError: Error {
  case unknownFlag(String, beside: [String] = [])
  case unknownSubcommand(String, beside: [String] = [])
  case unknownAction(Command, String)
  case missingAction(Command)
  case missingOperand(Operand, of: Command, Action)
  case strayArgument(String)
  case missingValue(Flag)
  case missingOptionValue(String, String)
  case unwantedValue(String)
  case wrongValue(Flag, String)
  case conflict(Flag, Flag)
  case misplacedFlag(Flag)
  /// The command doesn't have this flag.
  case uselessFlag(Flag, of: Command, Action?)
  case unknownDevice(String, known: [String])
  case unknownWidget(String, known: [String])
  case noTerminal
  /// A word, or the value of a variable with this name, has this many bytes.
  case longWord(String, of: Int, Bound)
  case longCommandLine(of: Int)
}

extension UsageError: WordedError, CustomStringConvertible {
  var description: String { sentence(in: English.words) }
}

extension UsageError {
  /// The error as a localized sentence, including what is allowed.
  func sentence(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("usage.\(key)", filledWith: values)
    }
    return switch self {
    case .unknownFlag(let word, let others):
      say("flag %@ %@", word.quoted, strings.hint(for: word, beside: others))
    case .unknownSubcommand(let word, let others):
      say("subcommand %@ %@", word.quoted, strings.hint(for: word, beside: others))
    case .unknownAction(let command, let word):
      say("action %@ %@ %@", command.title, word.quoted, strings.hint(for: word, of: command))
    case .missingAction(let command):
      say("no-action %@ %@", command.title, strings.alternatives(command.actionNames))
    case .missingOperand(let operand, let command, let action):
      say("no-operand %@ %@ %@", command.written(action), operand.placeholder, command.title)
    case .strayArgument(let word): say("stray %@", word.quoted)
    case .missingValue(let flag): say("no-value %@ %@", flag.written, flag.allowed(in: strings))
    case .missingOptionValue(let option, let placeholder):
      say("no-option-value %@ %@", option, placeholder)
    case .unwantedValue(let flag): say("unwanted %@", flag)
    case .wrongValue(let flag, let text):
      say("wrong %@ %@ %@", flag.written, text.quoted, flag.allowed(in: strings))
    case .conflict(let flag, let other): say("conflict %@ %@", flag.written, other.written)
    case .misplacedFlag(let flag):
      say("misplaced %@ %@", flag.written, strings.enumeration(flag.owners))
    case .uselessFlag(let flag, let command, let action):
      say(
        "useless %@ %@ %@", action.map(command.written) ?? command.title, flag.written,
        command.title)
    case .unknownDevice(let word, let known):
      say("device %@ %@", word.quoted, strings.enumeration(known))
    case .unknownWidget(let word, []): say("widget.none %@", word.quoted)
    case .unknownWidget(let word, let known):
      say(
        "widget.\(known.count == 1 ? "one" : "some") %@ %@", word.quoted, strings.ranges(of: known))
    case .noTerminal: say("no-terminal %@", Program.name)
    case .longWord(let word, let length, let bound):
      say("long %@ %@ %@", word.quoted, length.grouped, bound.greatest.grouped)
    case .longCommandLine(let length):
      say("long-line %@ %@", length.grouped, Bound.commandLine.greatest.grouped)
    }
  }
}

extension StringTable {
  fileprivate func hint(for argument: String, beside others: [String]) -> String {
    let commands = Subcommand.allCases.map(\.rawValue) + [Program.help]
    let words = argument.hasPrefix("-") ? others + commands : commands + others
    return words.nearest(to: argument).map { text("usage.near %@", $0) }
      ?? text("usage.list %@", Program.name)
  }

  fileprivate func hint(for word: String, of command: Command) -> String {
    command.actionNames.nearest(to: word).map { text("usage.near %@", $0) }
      ?? text("usage.can %@", alternatives(command.actionNames))
  }

  /// Numbers in their order; of three and more without a gap, the first and the last.
  fileprivate func ranges(of words: [String]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in words.compactMap({ Int($0) }).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return enumeration(
      ranges.flatMap { range in
        range.count > 2
          ? [text("usage.range %@ %@", "\(range.lowerBound)", "\(range.upperBound)")]
          : range.map { "\($0)" }
      })
  }
}

extension Command {
  fileprivate var title: String { "\(Program.name) \(name)" }

  fileprivate var actionNames: [String] { actions.compactMap(\.name) }
}

extension Flag {
  fileprivate var owners: [String] { subcommands.map { "\(Program.name) \($0.rawValue)" } }

  fileprivate func allowed(in strings: StringTable) -> String {
    switch effect {
    case .sets: strings.text("usage.nothing")
    case .takes(let value), .mayTake(let value, _): value.allowed.text(in: strings)
    }
  }
}

/// An error with a sentence in each language.
package protocol WordedError: Error {
  /// What happened, then what to do; with a full stop.
  func sentence(in strings: StringTable) -> String
}

extension StringTable {
  /// The sentences that say an error, each for a line of its own.
  package func sentences(of error: any Error) -> [String] {
    if let error = error as? BoardError { return error.sentences(in: self) }
    return [sentence(of: error)]
  }

  package func sentence(of error: any Error) -> String {
    switch error {
    case let error as any WordedError: error.sentence(in: self)
    case let error as any CustomLocalizedStringResourceConvertible:
      text(of: error.localizedStringResource)
    default: "\(error)"
    }
  }
}

extension StoreError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    strings.text("error.store %@ %@", path, cause.clause(in: strings))
  }
}

extension StoreError.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    switch self {
    case .busy: strings.text("error.store.busy")
    case .full: strings.text("error.store.full")
    case .readOnly: strings.text("error.store.readOnly")
    case .denied(let words): strings.text("error.store.denied %@", strings.system(words))
    case .newer: strings.text("error.store.newer")
    case .foreign: strings.text("error.store.foreign")
    case .gone: strings.text("error.store.gone")
    case .damaged: strings.text("error.store.damaged")
    case .unfit(let words): strings.text("error.store.unfit %@", words)
    case .failed(let words): strings.text("error.store.failed %@", words)
    }
  }
}

extension StringTable {
  /// What the system says of an error, in the language of the table.
  package func system(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: text("error.system.denied")
    case ENOENT: text("error.system.gone")
    case ENOTDIR: text("error.system.not-folder")
    case EROFS: text("error.system.read-only")
    case ENOSPC, EDQUOT: text("error.system.full")
    default: text("error.system.other %@ %@", String(cString: strerror(code)), "\(code)")
    }
  }

  /// The same for what the system has said already.
  func system(_ words: String) -> String {
    let codes = [EACCES, ENOENT, EROFS, ENOSPC, ENOTDIR, EIO, EMFILE, ENOMEM, ELOOP, EISDIR]
    return codes.first { String(cString: strerror($0)) == words }.map(system) ?? words
  }

  /// Why a file can't be used, as a clause.
  package func clause(of error: FileError) -> String {
    switch error {
    case .system(let code): system(code)
    case .folder: text("error.file.folder")
    case .notAFile: text("error.file.no-file")
    case .tooLarge(let most): text("error.file.large %@", most.grouped)
    }
  }
}

extension TerminalFault: WordedError {
  package func sentence(in strings: StringTable) -> String {
    switch self {
    case .unusableName(""): strings.text("error.terminal.unset")
    case .unusableName(let name): strings.text("error.terminal.unusable %@", name.quoted)
    case .unknownName(let name): strings.text("error.terminal.unknown %@", name.quoted)
    case .unread(let error): strings.text("error.terminal.unread %@", strings.clause(of: error))
    case .notATerminal: strings.text("error.terminal.none")
    case .refused(let name): strings.text("error.terminal.refused %@", name.quoted)
    case .gone: strings.text("error.terminal.gone")
    }
  }
}

extension UnreadBoard: WordedError {
  package func sentence(in strings: StringTable) -> String { strings.text("error.unread") }
}

extension WriteError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    strings.text("error.output %@", strings.system(code))
  }
}

extension ZoneError: WordedError {
  package func sentence(in strings: StringTable) -> String { "\(clause(in: strings))." }

  /// The error without a capital or a full stop.
  package func clause(in strings: StringTable) -> String {
    switch self {
    case .unknown(let name): strings.text("error.zone.unknown %@", name.quoted)
    case .unsafe(let name): strings.text("error.zone.unsafe %@", name.quoted)
    case .unreadable(let path, let code):
      strings.text("error.zone.unreadable %@ %@", path.quoted, "\(code)")
    case .malformed(let fault): strings.text("error.zone.malformed %@", "\(fault)")
    case .notPOSIX(let text): strings.text("error.zone.rule %@", text.quoted)
    }
  }
}
