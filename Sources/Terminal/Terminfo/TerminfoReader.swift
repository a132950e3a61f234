/// Reads the parts of a compiled entry in order; throws at its end.
///
/// No library serves: ncurses keeps an entry to itself, and this program changes it before ncurses has it.
struct TerminfoReader {
  private let bytes: [UInt8]
  private var position = 0
  var numberSize = 2

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func take(_ count: Int) throws(TerminfoFault) -> ArraySlice<UInt8> {
    guard count >= 0 else { throw .outOfBounds }
    guard count <= bytes.count - position else { throw .endsEarly }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Skips to an even offset, at which numbers start.
  mutating func alignToEven() {
    if !position.isMultiple(of: 2) { position = min(position + 1, bytes.count) }
  }

  mutating func shorts(_ count: Int) throws(TerminfoFault) -> [Int] {
    integers(in: try take(count * 2), size: 2).map(Int.init)
  }

  /// The values of numbers, -1 for those that the entry lacks or cancels.
  mutating func numbers(_ count: Int) throws(TerminfoFault) -> [Int32] {
    integers(in: try take(count * numberSize), size: numberSize).map { max($0, -1) }
  }

  private func integers(in bytes: ArraySlice<UInt8>, size: Int) -> [Int32] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      let word = bytes[start..<start + size].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return size == 2 ? Int32(Int16(truncatingIfNeeded: word)) : Int32(bitPattern: word)
    }
  }
}
