import Almanac
import Assets

extension Language {
  /// The language of the system's messages.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? ""
    self = name.prefix { $0.isLetter } == "ko" ? .korean : .english
  }

  var strings: Asset {
    switch self {
    case .korean: .koreanStrings
    case .english: .englishStrings
    }
  }
}
