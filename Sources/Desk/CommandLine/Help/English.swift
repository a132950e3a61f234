import Assets

/// The words of the dashboard in English, which is the language of the command line.
enum English {
  static let words = (try? StringTable(Asset.englishStrings.text).entries) ?? [:]

  static subscript(key: String) -> String { words[key] ?? key }
}
