/// Parses the words of one sketch.
struct SketchParser {
  private var words: ArraySlice<Substring>
  private let shapes: [String: Sketch]
  private var depth = 0

  /// An operator between two figures.
  enum Sign: UInt8 {
    case plus = 0x2B
    case minus = 0x2D
    case and = 0x26

    init?(_ word: Substring) {
      guard word.utf8.count == 1, let byte = word.utf8.first else { return nil }
      self.init(rawValue: byte)
    }
  }

  /// The depth limit: keeps a hostile file from overflowing the stack.
  private static let deepest = 40

  init(_ words: [Substring], shapes: [String: Sketch]) {
    self.words = words[...]
    self.shapes = shapes
  }

  /// Parses all words as one sketch.
  mutating func sketch() throws(SymbolError.Cause) -> Sketch {
    let sketch = try combination()
    if let word = words.first { throw word == ")" ? .openParenthesis : .unknownWord(String(word)) }
    return sketch
  }

  /// Parses figures joined by `+`, `-` or `&`, from left to right.
  private mutating func combination() throws(SymbolError.Cause) -> Sketch {
    var sketch = try figure()
    while let sign = words.first.flatMap(Sign.init) {
      words.removeFirst()
      let next = try figure()
      switch sign {
      case .plus: sketch = .union(sketch, next)
      case .minus: sketch = .difference(sketch, next)
      case .and: sketch = .intersection(sketch, next)
      }
    }
    return sketch
  }

  private mutating func figure() throws(SymbolError.Cause) -> Sketch {
    guard let word = words.popFirst() else { throw .missingFigure }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .openParenthesis }
    if word == "(" { return try inParentheses() }
    let measures = takeMeasures()
    if let primitive = Primitive(rawValue: String(word)) {
      guard primitive.takes(measures.count) else { throw .wrongMeasures(String(word)) }
      return .primitive(primitive, measures)
    }
    if let shape = shapes[String(word)] {
      guard measures.count == 3 else { throw .wrongMeasures(String(word)) }
      return .placed(shape, measures)
    }
    return try changed(by: word, measures)
  }

  private mutating func inParentheses() throws(SymbolError.Cause) -> Sketch {
    let sketch = try combination()
    guard words.popFirst() == ")" else { throw .openParenthesis }
    return sketch
  }

  /// Parses a modifier and the figure after it.
  private mutating func changed(
    by word: Substring, _ measures: [Measure]
  ) throws(SymbolError.Cause) -> Sketch {
    guard let count = Self.changes[String(word)] else { throw .unknownWord(String(word)) }
    guard measures.count == count else { throw .wrongMeasures(String(word)) }
    let figure = try figure()
    switch word {
    case "outline": return .outline(figure, measures[0])
    case "grow": return .grown(figure, measures[0])
    default: return .turned(figure, measures)
    }
  }

  /// The number of arguments of each modifier: a width; a margin; degrees and a centre.
  private static let changes = ["outline": 1, "grow": 1, "turn": 3]

  private mutating func takeMeasures() -> [Measure] {
    var measures: [Measure] = []
    while let measure = words.first.flatMap(Measure.init) {
      measures.append(measure)
      words = words.dropFirst()
    }
    return measures
  }
}
