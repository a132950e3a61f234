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
