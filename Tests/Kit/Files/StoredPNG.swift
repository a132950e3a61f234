/// A grey PNG file whose pixels aren't compressed.
package struct StoredPNG {
  package let bytes: [UInt8]

  /// Rows are given as they stand in the file: one, two, four or eight bits a pixel.
  package init(width: Int, height: Int, bits: UInt8, row: (Int) -> [UInt8]) {
    var data: [UInt8] = []
    for y in 0..<height { data += [0] + row(y) }
    var header = Self.big(width) + Self.big(height)
    header += [bits, 0, 0, 0, 0]
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.stored(data)) + Self.chunk("IEND", [])
  }

  /// A zlib stream of blocks that aren't compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (a, b, start) = (UInt32(1), UInt32(0), 0)
    repeat {
      let part = data[start..<min(start + 65_535, data.count)]
      start = part.endIndex
      let count = UInt16(part.count)
      stream += [start == data.count ? 1 : 0] + little(count) + little(~count)
      stream += part
      for byte in part {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
      }
    } while start < data.count
    return stream + big(Int(b << 16 | a))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return big(data.count) + named + big(Int(checksum(of: named)))
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func little(_ number: UInt16) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8)]
  }
}
