/// Reads what a `CacheWriter` has written, from bytes that may be anything.
struct CacheReader {
  /// That there is less, or something else, than what is read.
  struct Damage: Error, Hashable {}

  private let bytes: ArraySlice<UInt8>
  /// Of the next byte: to take bytes off a slice takes several times as long.
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    (self.bytes, index) = (bytes, bytes.startIndex)
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func byte() throws(Damage) -> UInt8 {
    guard !isAtEnd else { throw Damage() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number(in width: Int = 8) throws(Damage) -> UInt64 {
    guard hasBytes(width) else { throw Damage() }
    let number = bytes[index..<index + width].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    index += width
    return number
  }

  /// Whether there are so many more bytes.
  func hasBytes(_ count: Int) -> Bool { count <= bytes.endIndex - index }

  /// A count of things that each take a byte or more.
  mutating func count() throws(Damage) -> Int {
    let count = Int(try number(in: 4))
    guard hasBytes(count) else { throw Damage() }
    return count
  }

  mutating func text() throws(Damage) -> String {
    let count = try count()
    guard let text = String(validating: bytes[index..<index + count], as: UTF8.self) else {
      throw Damage()
    }
    index += count
    return text
  }
}
