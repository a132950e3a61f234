import System

/// The letters of the Korean alphabet in strokes, and how they share a syllable's square.
package struct HangulBook: Hashable, Sendable {
  /// A kind of vowel, with or without a letter below it.
  struct Position: Hashable, Sendable {
    let kind: SyllableFrame.Kind
    let hasFinal: Bool
  }

  /// The simple letters.
  let letters: [Character: Jamo]
  /// The letters made of two: side by side, or a lying and an upright vowel.
  let pairs: [Character: [Character]]
  let frames: [Position: SyllableFrame]

  /// The simple letters of a letter; empty if it is unknown.
  func parts(of letter: Character) -> [Jamo] {
    (pairs[letter] ?? [letter]).compactMap { letters[$0] }
  }
}

extension HangulBook {
  /// Throws if a letter of the alphabet or a frame is missing.
  func check() throws(HangulError.Cause) {
    for letter in HangulSyllable.alphabet.sorted() where parts(of: letter).isEmpty {
      throw .missingLetter(letter)
    }
    for kind in SyllableFrame.Kind.allCases {
      for hasFinal in [false, true] where frames[Position(kind: kind, hasFinal: hasFinal)] == nil {
        throw .missingFrame
      }
    }
  }
}

extension HangulBook {
  /// Parses a book of letters, pairs and frames.
  ///
  /// `letter` is followed by a name and its wishes, and on indented lines by its forms, the preferred
  /// one first; `pair` by a name and its two letters; `frame` by a kind of vowel and the shares of the
  /// height. All letters of the alphabet must be there.
  package init(parsing text: String) throws(HangulError) {
    var parser = HangulParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(HangulError.Cause) {
        try parser.read(line)
      } catch {
        throw HangulError(line: index + 1, cause: error)
      }
    }
    self.init(letters: parser.letters, pairs: parser.pairs, frames: parser.frames)
    do throws(HangulError.Cause) {
      try check()
    } catch {
      throw HangulError(line: lines.count, cause: error)
    }
  }
}

extension HangulBook {
  /// The book in `Resources/`, read when the first syllable is drawn. A test reads it too, so that it
  /// is never empty.
  static let standard =
    (try? HangulBook(parsing: Asset.hangul.text))
    ?? HangulBook(letters: [:], pairs: [:], frames: [:])
}

/// Parses a book of Hangul line by line.
///
/// No library serves: the format is the program's own.
struct HangulParser {
  private(set) var letters: [Character: Jamo] = [:]
  private(set) var pairs: [Character: [Character]] = [:]
  private(set) var frames: [HangulBook.Position: SyllableFrame] = [:]
  /// The letter to which indented lines belong.
  private var current: Character?

  mutating func read(_ line: Substring) throws(HangulError.Cause) {
    let words = line.split(separator: " ").prefix { !$0.hasPrefix("//") }
    guard let first = words.first else { return }
    if line.hasPrefix(" ") {
      guard let current else { throw .strayLine }
      letters[current]?.forms.append(try JamoForm(parsing: words))
      return
    }
    switch first {
    case "letter": try beginLetter(words.dropFirst())
    case "pair": try addPair(words.dropFirst())
    case "frame": try addFrame(words.dropFirst())
    default: throw .unknownWord(String(first))
    }
  }

  private mutating func beginLetter(_ words: ArraySlice<Substring>) throws(HangulError.Cause) {
    var words = HangulWords(words)
    let name = try words.character()
    guard letters[name] == nil, pairs[name] == nil else { throw .repeatedName(name) }
    letters[name] = try Jamo(parsing: &words)
    current = name
  }

  private mutating func addPair(_ words: ArraySlice<Substring>) throws(HangulError.Cause) {
    var words = HangulWords(words)
    let name = try words.character()
    guard letters[name] == nil, pairs[name] == nil else { throw .repeatedName(name) }
    let parts = [try words.character(), try words.character()]
    for part in parts where letters[part] == nil { throw .unknownLetter(part) }
    pairs[name] = parts
    try words.end()
  }

  private mutating func addFrame(_ words: ArraySlice<Substring>) throws(HangulError.Cause) {
    var words = HangulWords(words)
    let kind = try words.word()
    guard let kind = SyllableFrame.Kind(rawValue: kind) else { throw .unknownWord(kind) }
    var frame = SyllableFrame()
    while let word = words.next() {
      switch word {
      case "above": frame.above = try words.number()
      case "initial": frame.initial = try words.number()
      case "gap": frame.gap = try words.number()
      case "final": frame.final = try words.number()
      case "below": frame.below = try words.number()
      default: throw .unknownWord(word)
      }
    }
    frames[HangulBook.Position(kind: kind, hasFinal: frame.final > 0)] = frame
  }
}

extension Jamo {
  fileprivate init(parsing words: inout HangulWords) throws(HangulError.Cause) {
    while let word = words.next() {
      switch word {
      case "height": height = try words.number()
      case "over": over = try words.number()
      case "beside": beside = Span(start: try words.number(), length: try words.number())
      case "below": below = Span(start: try words.number(), length: try words.number())
      case "upright": vowel = .upright(width: try words.number())
      case "lying":
        vowel = .lying(
          gap: try words.number(), height: try words.number(), rest: try words.number())
      default: throw .unknownWord(word)
      }
    }
  }
}
