import Cells

/// The numerals and letters of a count or a temperature in ASCII, three rows high.
///
/// Strokes fitted to ASCII characters would make a ring of a degree and a zero of a D.
enum WrittenNumeral {
  /// The three rows of a text; nil if a character has no form.
  static func rows(of text: String) -> [String]? {
    var rows = ["", "", ""]
    for (index, character) in text.enumerated() {
      guard let form = forms[character] else { return nil }
      let gap = index == 0 || character == "°" ? "" : " "
      for row in rows.indices { rows[row] += gap + form[row] }
    }
    return rows
  }

  private static let forms: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"],
    "1": ["  ", " |", " |"],
    "2": [" _ ", " _|", "|_ "],
    "3": [" _ ", " _|", " _|"],
    "4": ["   ", "|_|", "  |"],
    "5": [" _ ", "|_ ", " _|"],
    "6": [" _ ", "|_ ", "|_|"],
    "7": [" _ ", "  |", "  |"],
    "8": [" _ ", "|_|", "|_|"],
    "9": [" _ ", "|_|", " _|"],
    "D": [" _ ", "| \\", "|_/"],
    "A": [" _ ", "|_|", "| |"],
    "Y": ["   ", "\\_/", " | "],
    "a": [" _ ", " _|", "|_|"],
    "y": ["   ", "|_|", " _|"],
    "-": ["  ", "__", "  "],
    "–": ["  ", "__", "  "],
    "+": ["   ", "_|_", " | "],
    ":": [" ", ".", "."],
    ".": [" ", " ", "."],
    ",": [" ", " ", ","],
    "/": ["  ", " /", "/ "],
    "%": ["   ", "o/ ", "/o "],
    "°": ["o", " ", " "],
    " ": [" ", " ", " "],
  ]
}
