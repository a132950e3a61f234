package import Almanac
import FoundationEssentials

/// What the process that asks a service for places is told to ask: who is called so.
package struct PlaceOrder: Hashable, Sendable {
  package var name: String
  /// In which names are wanted.
  package var language: Language

  package init(_ name: String, in language: Language) {
    (self.name, self.language) = (name, language)
  }

  /// For the command line: `place=미사동 language=ko`.
  package var arguments: [String] {
    ["place=\(name.replacing("\0", with: ""))", "language=\(language.rawValue)"]
  }

  /// Nil unless they say what to ask.
  package init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0].hasPrefix("place="),
      arguments[1].hasPrefix("language="),
      let language = Language(rawValue: String(arguments[1].dropFirst("language=".count)))
    else { return nil }
    self.init(String(arguments[0].dropFirst("place=".count)), in: language)
  }
}
