package import Almanac
import FoundationEssentials

/// What the fetching process is asked for: the places that a name may mean.
package struct CityFetch: Hashable, Sendable {
  package var name: String
  /// The language of the names in the answer.
  package var language: Language

  package init(_ name: String, in language: Language) {
    (self.name, self.language) = (name, language)
  }

  /// The fetch as command-line arguments: `place=미사동 language=ko`.
  package var arguments: [String] {
    ["place=\(name.replacing("\0", with: ""))", "language=\(language.rawValue)"]
  }

  /// Fails if the arguments aren't a complete fetch.
  package init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0].hasPrefix("place="),
      arguments[1].hasPrefix("language="),
      let language = Language(rawValue: String(arguments[1].dropFirst("language=".count)))
    else { return nil }
    self.init(String(arguments[0].dropFirst("place=".count)), in: language)
  }
}
