extension TerminfoEntry {
  /// Parses a compiled entry with 16-bit or 32-bit numbers.
  package init(compiled bytes: [UInt8]) throws(TerminfoFault) {
    var reader = TerminfoReader(bytes)
    let header = try reader.shorts(6)
    guard header[0] == 0o432 || header[0] == 0o1036 else { throw .unknownFormat }
    reader.numberSize = header[0] == 0o432 ? 2 : 4
    names = String(decoding: try reader.take(header[1]).prefix { $0 != 0 }, as: UTF8.self)
    flags = try reader.take(header[2]).map { $0 == 1 }
    reader.alignToEven()
    numbers = try reader.numbers(header[3])
    let offsets = try reader.shorts(header[4])
    let table = try reader.take(header[5])
    strings = try offsets.map { offset throws(TerminfoFault) in try table.text(at: offset) }
    reader.alignToEven()
    if !reader.isAtEnd { try readExtension(from: &reader) }
    guard fitsWhenWritten else { throw .outOfBounds }
  }

  private mutating func readExtension(from reader: inout TerminfoReader) throws(TerminfoFault) {
    let header = try reader.shorts(5)
    let flags = try reader.take(header[0]).map { $0 == 1 }
    reader.alignToEven()
    let numbers = try reader.numbers(header[1])
    let offsets = try reader.shorts(header[2])
    let nameOffsets = try reader.shorts(header[0] + header[1] + header[2])
    let table = try reader.take(header[4])
    let strings = try offsets.map { offset throws(TerminfoFault) in try table.text(at: offset) }
    let names = try table.names(at: nameOffsets, after: offsets)
    extendedFlags = Self.named(names.prefix(flags.count), flags)
    extendedNumbers = Self.named(names.dropFirst(flags.count), numbers)
    extendedStrings = Self.named(names.dropFirst(flags.count + numbers.count), strings)
      .compactMapValues(\.self)
  }

  private static func named<Value>(_ names: ArraySlice<String>, _ values: [Value])
    -> [String: Value]
  {
    Dictionary(zip(names, values)) { first, _ in first }
  }
}

extension ArraySlice<UInt8> {
  /// The NUL-terminated string at `offset`; nil if negative.
  fileprivate func text(at offset: Int) throws(TerminfoFault) -> [UInt8]? {
    guard offset >= 0 else { return nil }
    guard offset < count else { throw .outOfBounds }
    return Array(self[(startIndex + offset)...].prefix { $0 != 0 })
  }

  /// The names of extended capabilities, whose offsets count from the end of the last value.
  fileprivate func names(at offsets: [Int], after values: [Int]) throws(TerminfoFault) -> [String] {
    var start = 0
    for value in values {
      guard let text = try text(at: value) else { continue }
      start = Swift.max(start, value + text.count + 1)
    }
    return try offsets.map { offset throws(TerminfoFault) in
      guard offset >= 0, let name = try text(at: start + offset) else { throw .outOfBounds }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
