/// Reads what a `CacheWriter` has written, from bytes that may be anything.
struct CacheReader {
  /// That there is less, or something else, than what is read.
  struct Damage: Error, Hashable {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() throws(Damage) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Damage() }
    return byte
  }

  mutating func number(in width: Int = 8) throws(Damage) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<width { number |= UInt64(try byte()) << (8 * index) }
    return number
  }

  /// Whether there are so many more bytes.
  func hasBytes(_ count: Int) -> Bool { count <= rest.count }

  /// A count of things that each take a byte or more.
  mutating func count() throws(Damage) -> Int {
    let count = Int(try number(in: 4))
    guard hasBytes(count) else { throw Damage() }
    return count
  }

  mutating func text() throws(Damage) -> String {
    let count = try count()
    guard let text = String(validating: rest.prefix(count), as: UTF8.self) else { throw Damage() }
    rest = rest.dropFirst(count)
    return text
  }
}
