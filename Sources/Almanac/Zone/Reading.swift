/// A fault in a zone file.
package enum TZifFault: Error, Hashable, Sendable {
  case noMagic
  case truncated
  case tooLong
  case leapSeconds
  case noKinds
  case wrongIndex
  case wrongOrder
  case wrongOffset
  case wrongAbbreviation
  case wrongFooter
}

extension TZifFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noMagic: "it does not start with TZif"
    case .truncated: "it ends too early"
    case .tooLong: "it is too long"
    case .leapSeconds: "it counts leap seconds"
    case .noKinds: "it names no offset"
    case .wrongIndex: "it refers to an offset that it does not have"
    case .wrongOrder: "its changes are out of order"
    case .wrongOffset: "an offset is longer than a day"
    case .wrongAbbreviation: "an abbreviation has no end"
    case .wrongFooter: "its last line is no rule"
    }
  }
}

/// A reader of big-endian numbers that throws at the end of its bytes.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var rest: ArraySlice<UInt8> { bytes }

  mutating func take(_ count: Int) throws(TZifFault) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count else { throw .truncated }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  mutating func byte() throws(TZifFault) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw .truncated }
    return byte
  }

  /// Reads a signed number of `width` bytes, at most eight.
  mutating func number(bytes width: Int) throws(TZifFault) -> Int {
    let raw = try take(width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - 8 * width
    return Int(Int64(bitPattern: raw << unused) >> unused)
  }

  mutating func count() throws(TZifFault) -> Int {
    Int(UInt32(truncatingIfNeeded: try number(bytes: 4)))
  }
}

/// The 44-byte header of a block in a zone file: its version and its counts.
struct TZifHeader {
  let version: UInt8
  let utcMarks: Int
  let standardMarks: Int
  let leapSeconds: Int
  let transitions: Int
  let kinds: Int
  let letters: Int

  init(_ reader: inout ByteReader) throws(TZifFault) {
    guard try reader.take(4).elementsEqual("TZif".utf8) else { throw .noMagic }
    version = try reader.byte()
    _ = try reader.take(15)
    utcMarks = try reader.count()
    standardMarks = try reader.count()
    leapSeconds = try reader.count()
    transitions = try reader.count()
    kinds = try reader.count()
    letters = try reader.count()
  }

  /// The length of the block in bytes, with `timeWidth` bytes for each time.
  func length(timeWidth: Int) -> Int {
    transitions * (timeWidth + 1) + kinds * 6 + letters
      + leapSeconds * (timeWidth + 4) + standardMarks + utcMarks
  }
}
