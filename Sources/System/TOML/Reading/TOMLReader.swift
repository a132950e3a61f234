/// Reads a document line by line. Behind a fault it goes on with the next line.
///
/// No library serves: Debian's for TOML are in C++, and give up at the first fault.
struct TOMLReader {
  var scanner: TOMLScanner
  private(set) var tree = TOMLTree()
  private(set) var faults: [TOMLFault] = []
  /// How many arrays and inline tables are open.
  var depth = 0
  /// Keys so far, also those of inline tables.
  var keyCount = 0
  /// Whether the last fault was in what goes over several lines, of which others would follow.
  private var isLost = false

  static let mostFaults = 100

  init(_ bytes: [UInt8]) {
    scanner = TOMLScanner(bytes)
  }

  mutating func read() {
    while !scanner.isAtEnd {
      do throws(TOMLFault) {
        if try readLine() { isLost = false }
      } catch {
        guard note(error) else { return }
        isLost = isLost || depth > 0
        depth = 0
        scanner.skipLine()
      }
    }
  }

  /// Records a fault; returns whether reading goes on.
  private mutating func note(_ fault: TOMLFault) -> Bool {
    if isLost { return true }
    faults.append(fault)
    switch fault.cause {
    // What begins there may go up to the end.
    case .open(.string), .tooManyKeys: return false
    default: break
    }
    guard faults.count < Self.mostFaults else {
      faults.append(TOMLFault(.tooManyFaults(most: Self.mostFaults), at: fault.position))
      return false
    }
    return true
  }

  /// Reads a line, or several for a value that goes on; returns whether it says something.
  private mutating func readLine() throws(TOMLFault) -> Bool {
    scanner.skipBlanks()
    let saysSomething = !scanner.isAtLineEnd && scanner.next != UInt8(ascii: "#")
    if !saysSomething {
      try passToLineEnd()
    } else if scanner.next == UInt8(ascii: "[") {
      try readHeader()
    } else {
      let (path, value) = try pair()
      try passToLineEnd()
      try tree.insert(value, at: path)
    }
    _ = scanner.skipLineBreak()
    return saysSomething
  }

  private mutating func readHeader() throws(TOMLFault) {
    tree.leaveTable()
    let opensList = scanner.skip("[[")
    if !opensList { scanner.pass() }
    scanner.skipBlanks()
    let path = try path()
    if opensList {
      guard scanner.skip("]]") else { throw expected(.brackets) }
      try passToLineEnd()
      try tree.beginListed(path)
    } else {
      guard scanner.skip("]") else { throw expected(.bracket) }
      try passToLineEnd()
      try tree.begin(path)
    }
  }

  /// A key, an equals sign and a value, on one line up to the value's end.
  mutating func pair() throws(TOMLFault) -> (path: [TOMLKey], value: TOMLValue) {
    let path = try path()
    guard scanner.skip("=") else { throw expected(.equals) }
    scanner.skipBlanks()
    return (path, try value())
  }

  private mutating func passToLineEnd() throws(TOMLFault) {
    scanner.skipBlanks()
    try skipComment()
    guard scanner.isAtLineEnd else { throw expected(.lineEnd) }
  }

  mutating func skipComment() throws(TOMLFault) {
    guard scanner.next == UInt8(ascii: "#") else { return }
    while !scanner.isAtLineEnd { try scanner.passCharacter() }
  }

  /// The fault that something else stands here; what is no text at all is worse.
  func expected(_ expectation: TOMLFault.Expectation) -> TOMLFault {
    if let byte = scanner.next, byte < 0x20 || byte == 0x7F, byte != .tab, !scanner.isAtLineEnd {
      return scanner.fault(.control(Unicode.Scalar(byte)))
    }
    if scanner.isMisencoded { return scanner.fault(.encoding) }
    return scanner.fault(.expected(expectation, found: scanner.found))
  }

  /// Opens an array or an inline table.
  mutating func descend(at position: TOMLPosition) throws(TOMLFault) {
    depth += 1
    let most = Bound.tomlDepth.greatest
    if depth > most { throw TOMLFault(.tooDeep(most: most), at: position) }
  }
}

/// A part of a key and where it begins.
struct TOMLKey: Hashable {
  let name: String
  let position: TOMLPosition
}

extension TOMLReader {
  /// A key of one part or, with dots, several; passes the blanks behind it.
  mutating func path() throws(TOMLFault) -> [TOMLKey] {
    var path = [try key()]
    scanner.skipBlanks()
    while scanner.skip(".") {
      scanner.skipBlanks()
      path.append(try key())
      scanner.skipBlanks()
      let most = Bound.tomlDepth.greatest
      if path.count > most { throw TOMLFault(.tooDeep(most: most), at: path[0].position) }
    }
    keyCount += path.count
    let most = Bound.tomlKeys.greatest
    if keyCount > most { throw TOMLFault(.tooManyKeys(most: most), at: path[0].position) }
    return path
  }

  private mutating func key() throws(TOMLFault) -> TOMLKey {
    let position = scanner.position
    switch scanner.next {
    case .quote? where !scanner.isNext("\"\"\""):
      return TOMLKey(name: try basicString(), position: position)
    case .apostrophe? where !scanner.isNext("'''"):
      return TOMLKey(name: try literalString(), position: position)
    case let byte? where byte.isOfBareKey:
      let start = scanner.offset
      while scanner.next?.isOfBareKey == true { scanner.pass() }
      let name = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
      return TOMLKey(name: name, position: position)
    default: throw expected(.key)
    }
  }
}

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

/// A number as TOML writes it: `1_000`, `0xFF`, `-0.5e3`, `inf`.
enum TOMLNumber: Hashable {
  case integer(Int)
  case float(Double)
  /// An integer of more than 64 bits.
  case tooLarge

  /// Fails unless it is a number.
  init?(_ word: ArraySlice<UInt8>) {
    let sign = word.first.flatMap {
      [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) ? $0 : nil
    }
    let body = sign == nil ? word : word.dropFirst()
    let isNegative = sign == UInt8(ascii: "-")
    if body.elementsEqual("inf".utf8) {
      self = .float(isNegative ? -.infinity : .infinity)
    } else if body.elementsEqual("nan".utf8) {
      self = .float(.nan)
    } else if sign == nil, let radix = Self.radix(of: body) {
      self.init(integer: body.dropFirst(2), isNegative: false, radix: radix)
    } else if body.hasNoLeadingZero, body.isDigits {
      self.init(integer: body, isNegative: isNegative, radix: 10)
    } else {
      self.init(float: body, isNegative: isNegative)
    }
  }

  private init?(integer digits: ArraySlice<UInt8>, isNegative: Bool, radix: Int) {
    let bare = digits.filter { $0 != UInt8(ascii: "_") }
    let isOfRadix = bare.allSatisfy { byte in
      Int(String(decoding: [byte], as: UTF8.self), radix: radix) != nil
    }
    guard digits.hasOrderlyUnderscores, isOfRadix else { return nil }
    let text = (isNegative ? "-" : "") + String(decoding: bare, as: UTF8.self)
    self = Int(text, radix: radix).map(Self.integer) ?? .tooLarge
  }

  private init?(float body: ArraySlice<UInt8>, isNegative: Bool) {
    let whole = body.prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
    var rest = body.dropFirst(whole.count)
    guard whole.isDigits, whole.hasNoLeadingZero else { return nil }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
      guard fraction.isDigits else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    } else if rest.isEmpty {
      return nil
    }
    if let mark = rest.first {
      guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
      let signed = rest.dropFirst()
      let hasSign = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(signed.first)
      guard (hasSign ? signed.dropFirst() : signed).isDigits else { return nil }
    }
    let text = String(decoding: body.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    guard let number = Double(text) else { return nil }
    self = .float(isNegative ? -number : number)
  }

  private static func radix(of body: ArraySlice<UInt8>) -> Int? {
    guard body.count > 2, body.first == UInt8(ascii: "0") else { return nil }
    return switch body[body.startIndex + 1] {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is digits with single underscores between.
  fileprivate var isDigits: Bool {
    hasOrderlyUnderscores && allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  fileprivate var hasNoLeadingZero: Bool { count == 1 || first != UInt8(ascii: "0") }

  fileprivate var hasOrderlyUnderscores: Bool {
    let underscore = UInt8(ascii: "_")
    guard !isEmpty, first != underscore, last != underscore else { return false }
    return !zip(self, dropFirst()).contains { $0 == underscore && $1 == underscore }
  }
}
