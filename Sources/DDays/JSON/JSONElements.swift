import System

/// The elements of a JSON array, or the single value of another file, with the lines on which they
/// start; their contents aren't checked.
struct JSONElements {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1

  static func all(in bytes: [UInt8]) throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    var elements = JSONElements(bytes)
    return try elements.all()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
  }

  private mutating func all() throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    skipBlanks()
    let all = skip("[") ? try elements() : [try element()]
    skipBlanks()
    guard place == bytes.endIndex else { throw LineFault(line, "dday.fault.values") }
    return all
  }

  private mutating func elements() throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    var elements: [(line: Int, bytes: ArraySlice<UInt8>)] = []
    skipBlanks()
    if skip("]") { return elements }
    repeat {
      guard !Bound.importRecords.isExceeded(by: elements.count + 1) else {
        throw LineFault(line, "dday.fault.records %@", Bound.importRecords.greatest.grouped)
      }
      elements.append(try element())
    } while skip(",")
    guard skip("]") else { throw LineFault(line, "dday.fault.comma") }
    return elements
  }

  /// Reads up to the next separator, and skips blanks after it.
  private mutating func element() throws(LineFault) -> (line: Int, bytes: ArraySlice<UInt8>) {
    skipBlanks()
    let (start, first) = (place, line)
    var depth = 0
    while place < bytes.endIndex {
      let byte = bytes[place]
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { break }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case .quote: skipString()
      case .newline: line += 1
      default: break
      }
      place = min(place + 1, bytes.endIndex)
    }
    guard place > start else { throw LineFault(line, "dday.fault.value") }
    guard depth == 0 else { throw LineFault(first, "dday.fault.open") }
    return (first, bytes[start..<place])
  }

  /// Skips to the closing quote.
  private mutating func skipString() {
    place += 1
    while place < bytes.endIndex, bytes[place] != .quote {
      if bytes[place] == .newline { line += 1 }
      place += bytes[place] == .backslash ? 2 : 1
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.endIndex, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.endIndex, bytes[place].isBlank || 10...13 ~= bytes[place] {
      if bytes[place] == .newline { line += 1 }
      place += 1
    }
  }
}
