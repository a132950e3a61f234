extension TOMLReader {
  mutating func value() throws(TOMLFault) -> TOMLValue {
    let position = scanner.position
    switch scanner.next {
    case .quote?:
      let text = scanner.isNext("\"\"\"") ? try basicText() : try basicString()
      return TOMLValue(.string(text), at: position)
    case .apostrophe?:
      let text = scanner.isNext("'''") ? try literalText() : try literalString()
      return TOMLValue(.string(text), at: position)
    case UInt8(ascii: "[")?: return TOMLValue(.array(try array()), at: position)
    case UInt8(ascii: "{")?: return TOMLValue(.table(try inlineTable()), at: position)
    case let byte? where byte.isOfWord:
      return TOMLValue(try content(of: word(), at: position), at: position)
    default: throw expected(.value)
    }
  }

  /// A number, a boolean or a moment, as it is written.
  private mutating func word() -> ArraySlice<UInt8> {
    let start = scanner.offset
    passWord()
    // A blank may stand between a day and a time.
    if TOMLMoment.isDay(scanner.bytes[start..<scanner.offset]), scanner.next == .space,
      scanner.second?.isDigit == true
    {
      scanner.pass()
      passWord()
    }
    return scanner.bytes[start..<scanner.offset]
  }

  private mutating func passWord() {
    while scanner.next?.isOfWord == true { scanner.pass() }
  }

  private func content(
    of word: ArraySlice<UInt8>, at position: TOMLPosition
  ) throws(TOMLFault) -> TOMLValue.Content {
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if TOMLMoment.isMeant(by: word) {
      guard let moment = TOMLMoment(word) else { throw TOMLFault(.noDay(text), at: position) }
      return .moment(moment)
    }
    guard let number = TOMLNumber(word) else { throw TOMLFault(.noValue(text), at: position) }
    switch number {
    case .integer(let integer): return .integer(integer)
    case .float(let float): return .float(float)
    case .tooLarge: throw TOMLFault(.outOfRange(text), at: position)
    }
  }

  private mutating func array() throws(TOMLFault) -> [TOMLValue] {
    let start = scanner.position
    try descend(at: start)
    scanner.pass()
    var values: [TOMLValue] = []
    try skipSpace(in: .array, from: start)
    while !scanner.skip("]") {
      values.append(try value())
      try skipSpace(in: .array, from: start)
      if scanner.skip(",") {
        try skipSpace(in: .array, from: start)
      } else if scanner.next != UInt8(ascii: "]") {
        throw expected(.commaOrBracket)
      }
    }
    depth -= 1
    return values
  }

  /// Passes blanks, comments and line breaks.
  private mutating func skipSpace(
    in enclosure: TOMLFault.Enclosure, from start: TOMLPosition
  ) throws(TOMLFault) {
    repeat {
      scanner.skipBlanks()
      try skipComment()
    } while scanner.skipLineBreak()
    if scanner.isAtEnd { throw TOMLFault(.open(enclosure), at: start) }
  }

  private mutating func inlineTable() throws(TOMLFault) -> TOMLTable {
    let start = scanner.position
    try descend(at: start)
    scanner.pass()
    scanner.skipBlanks()
    var tree = TOMLTree()
    var isFirst = true
    while !(isFirst && scanner.skip("}")) {
      isFirst = false
      let (path, value) = try pair()
      try tree.insert(value, at: path)
      scanner.skipBlanks()
      if scanner.skip("}") { break }
      if scanner.isAtLineEnd { throw TOMLFault(.open(.inlineTable), at: start) }
      guard scanner.skip(",") else { throw expected(.commaOrBrace) }
      scanner.skipBlanks()
    }
    depth -= 1
    return tree.table
  }
}
