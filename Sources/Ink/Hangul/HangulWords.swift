/// The words of a line, taken one after another.
struct HangulWords {
  private var words: ArraySlice<Substring>

  init(_ words: ArraySlice<Substring>) {
    self.words = words
  }

  mutating func next() -> String? { words.popFirst().map(String.init) }

  mutating func word() throws(HangulError.Cause) -> String {
    guard let word = next() else { throw .missingWord }
    return word
  }

  mutating func character() throws(HangulError.Cause) -> Character {
    let word = try word()
    guard let character = word.first, word.count == 1 else { throw .unknownWord(word) }
    return character
  }

  /// A percentage up to 400.
  mutating func number() throws(HangulError.Cause) -> Double {
    let word = try word()
    guard let number = Double(digits: word.utf8), abs(number) <= 400 else {
      throw .unknownWord(word)
    }
    return number
  }

  mutating func end() throws(HangulError.Cause) {
    if let word = next() { throw .unknownWord(word) }
  }
}
