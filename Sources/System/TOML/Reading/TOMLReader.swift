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
