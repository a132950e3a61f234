package import Almanac

/// A country and what it is called.
package struct Country: Hashable, Sendable, Identifiable {
  /// Two letters, as ISO 3166 has them.
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
