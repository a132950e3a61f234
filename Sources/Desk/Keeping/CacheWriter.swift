/// Writes numbers and texts as bytes, which a `CacheReader` reads.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes the lowest bytes of a number, the very lowest first.
  mutating func write(_ number: UInt64, in width: Int = 8) {
    for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  mutating func write(count: Int) { write(UInt64(truncatingIfNeeded: count), in: 4) }

  mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }
}
