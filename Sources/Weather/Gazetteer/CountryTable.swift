package import Almanac
import System

/// The countries of the known cities.
package struct CountryTable: Sendable {
  package let countries: [Country]

  package init() {
    self.init(text: Asset.countries.text)
  }

  init(text: String) {
    countries = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, fields[0].count == 2 else { return nil }
      return Country(
        id: String(fields[0]), englishName: String(fields[1]), koreanName: String(fields[2]))
    }
  }

  package subscript(code: Country.ID) -> Country? {
    countries.first { $0.id == code }
  }

  /// The codes of the countries with this code, or with a name that starts with these words.
  func codes(matching words: SearchWords) -> Set<Country.ID> {
    Set(
      countries.filter { country in
        country.id.lowercased() == words.text
          || [country.englishName, country.koreanName].contains {
            SearchWords($0).text.hasPrefix(words.text)
          }
      }.map(\.id))
  }
}

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
