extension TOMLReader {
  /// A string in quotes, on one line.
  mutating func basicString() throws(TOMLFault) -> String {
    let start = scanner.position
    scanner.pass()
    var text = TOMLText(from: scanner)
    while !scanner.skip("\"") {
      if scanner.isAtLineEnd { throw TOMLFault(.open(.string), at: start) }
      if scanner.next == .backslash {
        text.take(upTo: scanner)
        text.append(try escape())
        text.resume(from: scanner)
      } else {
        try scanner.passCharacter()
      }
    }
    return text.finished(before: 1, of: scanner)
  }

  mutating func literalString() throws(TOMLFault) -> String {
    let start = scanner.position
    scanner.pass()
    let text = TOMLText(from: scanner)
    while !scanner.skip("'") {
      if scanner.isAtLineEnd { throw TOMLFault(.open(.string), at: start) }
      try scanner.passCharacter()
    }
    return text.finished(before: 1, of: scanner)
  }

  /// A string in three quotes, over several lines.
  mutating func basicText() throws(TOMLFault) -> String {
    let start = scanner.position
    scanner.pass(3)
    _ = scanner.skipLineBreak()
    var text = TOMLText(from: scanner)
    while !scanner.isNext("\"\"\"") {
      if scanner.isAtEnd { throw TOMLFault(.open(.string), at: start) }
      if scanner.next == .backslash {
        text.take(upTo: scanner)
        if !(try skipJoint()) { text.append(try escape()) }
        text.resume(from: scanner)
      } else {
        try passTextCharacter(of: &text)
      }
    }
    return endText("\"", text)
  }

  mutating func literalText() throws(TOMLFault) -> String {
    let start = scanner.position
    scanner.pass(3)
    _ = scanner.skipLineBreak()
    var text = TOMLText(from: scanner)
    while !scanner.isNext("'''") {
      if scanner.isAtEnd { throw TOMLFault(.open(.string), at: start) }
      try passTextCharacter(of: &text)
    }
    return endText("'", text)
  }

  /// Passes a character or a line break, which is always a line feed in what it says.
  private mutating func passTextCharacter(of text: inout TOMLText) throws(TOMLFault) {
    guard scanner.isAtLineEnd else { return try scanner.passCharacter() }
    text.take(upTo: scanner)
    _ = scanner.skipLineBreak()
    text.append("\n")
    text.resume(from: scanner)
  }

  /// Up to two quotes may stand before the three that end a text.
  private mutating func endText(_ sign: StaticString, _ text: TOMLText) -> String {
    scanner.pass(3)
    for _ in 0..<2 { _ = scanner.skip(sign) }
    return text.finished(before: 3, of: scanner)
  }

  /// Passes a backslash at the end of a line, with all blanks and line breaks that follow.
  private mutating func skipJoint() throws(TOMLFault) -> Bool {
    let before = scanner
    scanner.pass()
    scanner.skipBlanks()
    guard scanner.skipLineBreak() else {
      scanner = before
      return false
    }
    repeat { scanner.skipBlanks() } while scanner.skipLineBreak()
    return true
  }

  private mutating func escape() throws(TOMLFault) -> Unicode.Scalar {
    let position = scanner.position
    scanner.pass()
    let signs: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", .quote: "\"", .backslash: "\\",
    ]
    guard let byte = scanner.next, !scanner.isAtLineEnd else {
      throw TOMLFault(.escape("\\"), at: position)
    }
    if let sign = signs[byte] {
      scanner.pass()
      return sign
    }
    let count = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    let digits = scanner.bytes[(scanner.offset + 1)...].prefix(count)
    let text = String(decoding: digits, as: UTF8.self)
    guard count > 0, digits.count == count, digits.allSatisfy(\.isHexDigit),
      let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else {
      let name = scanner.found.map { String($0.prefix(count + 1)) } ?? ""
      throw TOMLFault(.escape("\\\(name)"), at: position)
    }
    scanner.pass(count + 1)
    return scalar
  }
}

/// What a string says so far: pieces of the document, and what escapes stand for.
private struct TOMLText {
  private var text = ""
  private var start: Int

  init(from scanner: TOMLScanner) {
    start = scanner.offset
  }

  mutating func take(upTo scanner: TOMLScanner) {
    text += String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }

  mutating func append(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  mutating func resume(from scanner: TOMLScanner) { start = scanner.offset }

  /// All of it, up to so many bytes in front of where the scanner is.
  func finished(before count: Int, of scanner: TOMLScanner) -> String {
    text + String(decoding: scanner.bytes[start..<scanner.offset - count], as: UTF8.self)
  }
}

extension UInt8 {
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: isDigit
    }
  }
}
