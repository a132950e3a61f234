/// The words of a line as bytes, one after another. A start reads a thousand of them, so there is no array of
/// them, nor a string of each.
package struct TableWords: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start: Int
  private let end: Int

  init(of bytes: [UInt8], in line: Range<Int>) {
    self.bytes = bytes
    (start, end) = (line.lowerBound, line.upperBound)
  }

  /// The next word; nil if none is left.
  var first: ArraySlice<UInt8>? {
    var words = self
    return words.next()
  }

  package mutating func next() -> ArraySlice<UInt8>? {
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    let first = start
    while start < end, !Self.isBlank(bytes[start]) { start += 1 }
    return first < start ? bytes[first..<start] : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r")
  }
}
