/// A text that is being typed, and where in it the next character goes.
///
/// It holds no control characters, and no more characters than its limit; of lines it holds only as
/// many as it may.
package struct TextEntry: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// How many characters stand before it.
  package private(set) var cursor: Int
  /// Whether there was no room for all that was last put into it.
  private(set) var isCut = false
  package let limit: Int
  package let holdsLines: Bool

  package init(_ text: String = "", limit: Int, holdsLines: Bool = false) {
    (self.limit, self.holdsLines) = (limit, holdsLines)
    (characters, cursor) = ([], 0)
    insert(text)
  }

  package var text: String { String(characters) }

  /// Puts as much of a text at the cursor as there is room for.
  package mutating func insert(_ text: String) {
    let clean = Array(clean(text))
    let room = max(0, limit - characters.count)
    isCut = clean.count > room
    let before = String(characters[..<cursor]) + String(clean.prefix(room))
    let after = String(characters[cursor...])
    // What joins the character before it becomes one with it.
    cursor = before.count
    characters = Array(before + after)
    cursor = min(cursor, characters.count)
  }

  mutating func move(to place: Int) {
    cursor = max(0, min(place, characters.count))
  }

  mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    characters.removeSubrange(range)
    isCut = false
    if cursor > range.lowerBound { cursor = max(range.lowerBound, cursor - range.count) }
  }

  private func clean(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let kept = lines.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: holdsLines ? "\n" : " "
      case .control where scalar == "\n" && holdsLines: scalar
      case .control: scalar == "\n" || scalar == "\t" ? " " : nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
