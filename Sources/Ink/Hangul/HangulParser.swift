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
