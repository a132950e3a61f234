package import Almanac

/// A country and its names.
package struct Country: Hashable, Sendable, Identifiable {
  /// The ISO 3166 code, two letters.
  package let id: String
  package let englishName: String
  package let koreanName: String

  package func name(in language: Language) -> String {
    switch language {
    case .korean: koreanName
    case .english: englishName
    }
  }
}
