import Assets

/// The English strings of the dashboard; the command line is in English.
enum English {
  static let words = (try? StringTable(Asset.englishStrings.text).entries) ?? [:]

  static subscript(key: String) -> String { words[key] ?? key }
}
