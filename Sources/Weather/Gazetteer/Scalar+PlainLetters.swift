extension Unicode.Scalar {
  /// The lower-case letters without accents; empty for an accent, or for a sign that names often
  /// omit.
  var plainLetters: String {
    switch self {
    case "'", "’", "‘", "ʻ", "ʼ", "`": ""
    case "ß": "ss"
    case _ where isASCII: properties.lowercaseMapping
    case _ where properties.generalCategory == .nonspacingMark: ""
    default: latinLetters ?? properties.lowercaseMapping
    }
  }

  /// The base letter in the Unicode name; nil if there is none. LATIN SMALL LETTER O WITH STROKE is
  /// an o.
  private var latinLetters: String? {
    guard let words = properties.name?.split(separator: " "), words.count > 3,
      words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2
    else { return nil }
    return words[3].lowercased()
  }
}
