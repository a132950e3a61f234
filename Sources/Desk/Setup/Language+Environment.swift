package import Almanac
import Cells
import FoundationEssentials
import Glibc
package import System

extension Language {
  /// The language of the system's messages. Where none is set at all, that of the time zone.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    if let name = names.first(where: { !$0.isEmpty }) {
      self = name.prefix { $0.isLetter } == "ko" ? .korean : .english
    } else {
      let zone = Zone.systemName(environment: environment)
      self = Self.koreanZones.contains(zone) ? .korean : .english
    }
  }

  private static let koreanZones: Set = ["Asia/Seoul", "Asia/Pyongyang", "ROK"]

  /// The language requested on the command line, even if that has other errors; otherwise the
  /// system's.
  init(asked arguments: [String], environment: [String: String]) {
    let flag = Flag.locale.written
    let asked = zip(arguments, arguments.dropFirst() + [""]).compactMap { word, next in
      word == flag
        ? next : word.hasPrefix("\(flag)=") ? String(word.dropFirst(flag.count + 1)) : nil
    }
    let language = asked.lazy.compactMap(Language.init(rawValue:)).first
    self = language ?? Language(environment: environment)
  }

  var words: StringTable { strings.strings }

  /// The words that only commands print, which a dashboard needn't read; help needs no others.
  var helpWords: StringTable { commandStrings.strings }

  /// The words of the screen and those that only commands print.
  package var commandWords: StringTable { words.adding(helpWords) }

  /// The words of commands and those about settings, which only few need.
  package var settingWords: StringTable { commandWords.adding(settingStrings.strings) }

  private var settingStrings: Asset {
    switch self {
    case .korean: .koreanSettingStrings
    case .english: .englishSettingStrings
    }
  }

  private var commandStrings: Asset {
    switch self {
    case .korean: .koreanCommandStrings
    case .english: .englishCommandStrings
    }
  }

  var strings: Asset {
    switch self {
    case .korean: .koreanStrings
    case .english: .englishStrings
    }
  }
}

extension Invocation.ColorChoice {
  /// The colour depth; nil to use what the terminal is known to have.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .direct: .direct
    case .indexed: .palette256
    case .basic: .ansi16
    case .none: .mono
    }
  }
}

extension Pace {
  /// The requested pace. Dates without an offset are in the zone.
  init(_ invocation: Invocation, in zone: Zone, clocks: Clocks) throws(UsageError) {
    if let text = invocation.at {
      self = .frozen(try Self.date(text, of: .at, in: zone))
    } else if invocation.from != nil || invocation.speed > 1 {
      let start = try invocation.from.map { text throws(UsageError) in
        try Self.date(text, of: .from, in: zone)
      }
      self = .running(
        from: start ?? clocks.wall, at: clocks.instant, speed: Double(invocation.speed))
    } else {
      self = .wall
    }
  }

  private static func date(
    _ text: String, of flag: Flag, in zone: Zone
  ) throws(UsageError) -> Date {
    do {
      return try WrittenDate(text).date(in: zone)
    } catch {
      throw .wrongValue(flag, text)
    }
  }
}

/// The path of a program that may be run.
struct ProgramPath: Hashable, Sendable {
  let path: String

  /// Looks for a name in the folders of `PATH`; fails if there is no such program.
  init?(of name: String, in environment: [String: String]) {
    let paths =
      name.hasPrefix("/")
      ? [name]
      : name.contains("/")
        ? []
        : (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
          .map { "\($0)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }
}
