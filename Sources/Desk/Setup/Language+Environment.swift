package import Almanac
package import System

extension Language {
  /// The language of the system's messages.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? ""
    self = name.prefix { $0.isLetter } == "ko" ? .korean : .english
  }

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
