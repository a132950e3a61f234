import System

/// A text being edited, with its cursor.
///
/// It contains no control characters, no more characters than its limit, and line breaks only if
/// allowed.
package struct TextEntry: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whether the last insertion was cut off at the limit.
  private(set) var isCut = false
  package let limit: Int
  package let holdsLines: Bool

  package init(_ text: String = "", limit: Int, holdsLines: Bool = false) {
    (self.limit, self.holdsLines) = (limit, holdsLines)
    (characters, cursor) = ([], 0)
    insert(text)
  }

  package var text: String { String(characters) }

  /// Inserts as much of a text as fits.
  package mutating func insert(_ text: String) {
    let (wanted, fitting) = (clean(text), clean(text).prefix(bytes: freeBytes))
    let clean = Array(fitting)
    let room = max(0, limit - characters.count)
    isCut = clean.count > room || fitting.utf8.count < wanted.utf8.count
    let before = String(characters[..<cursor]) + String(clean.prefix(room))
    let after = String(characters[cursor...])
    // A combining character merges with the one before it.
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

  /// A letter may carry any number of marks, so bytes are limited too.
  private var freeBytes: Int {
    limit * Bound.bytesOfCharacter - characters.reduce(0) { $0 + $1.utf8.count }
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
