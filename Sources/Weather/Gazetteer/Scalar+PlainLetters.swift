extension Unicode.Scalar {
  /// The small letters to which it comes down without its accent; nothing for an accent, or for a sign
  /// that names leave out as often as not.
  var plainLetters: String {
    switch self {
    case "'", "’", "‘", "ʻ", "ʼ", "`": ""
    case "ß": "ss"
    case _ where isASCII: properties.lowercaseMapping
    case _ where properties.generalCategory == .nonspacingMark: ""
    default: latinLetters ?? properties.lowercaseMapping
    }
  }

  /// From its name in Unicode: LATIN SMALL LETTER O WITH STROKE is an o.
  private var latinLetters: String? {
    guard let words = properties.name?.split(separator: " "), words.count > 3,
      words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2
    else { return nil }
    return words[3].lowercased()
  }
}
