/// The way a search text matches a city's name, best first.
enum CityMatch: CaseIterable, Hashable {
  case name, start, startOfWord

  init?(_ city: City, _ words: SearchWords) {
    let names = [city.englishName, city.koreanName].compactMap { $0 }.map { SearchWords($0).text }
    if names.contains(words.text) || names.contains(words.withoutRank) {
      self = .name
    } else if names.contains(where: { $0.hasPrefix(words.text) }) {
      self = .start
    } else if names.contains(where: { $0.contains(" " + words.text) }) {
      self = .startOfWord
    } else {
      return nil
    }
  }
}
