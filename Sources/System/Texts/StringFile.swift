import Glibc

/// A `.strings` file that stays in memory, with a line for each entry: only where each begins is read at
/// first, and a text when somebody asks for it. A start asks for one in ten of 1,700.
package final class StringFile: Sendable {
  private let bytes: @Sendable () -> UnsafeRawBufferPointer
  /// One more than where the line of an entry begins, at the hash of its key or behind it; 0 where there is
  /// none.
  private let lines: [UInt32]

  /// Takes bytes that never change or move, and that a test has found to be so written.
  package init(_ bytes: @escaping @Sendable () -> UnsafeRawBufferPointer) {
    self.bytes = bytes
    let starts = Self.starts(in: bytes())
    var lines = [UInt32](repeating: 0, count: Self.room(for: starts.count))
    for start in starts {
      var slot = start.hash & (lines.count - 1)
      while lines[slot] != 0 { slot = (slot + 1) & (lines.count - 1) }
      lines[slot] = start.line + 1
    }
    self.lines = lines
  }

  /// Whether the bytes lie in the same place.
  func isSame(as other: StringFile) -> Bool {
    let (bytes, others) = (bytes(), other.bytes())
    return bytes.baseAddress == others.baseAddress && bytes.count == others.count
  }

  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      let bytes = bytes()
      var slot = Self.hash(of: UnsafeRawBufferPointer(key)) & (lines.count - 1)
      while lines[slot] != 0 {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(Int(lines[slot]) - 1)...])
        if Self.begins(rest, with: key) { return Self.text(in: rest) }
        slot = (slot + 1) & (lines.count - 1)
      }
      return nil
    }
  }

  /// Where lines with an entry begin, and the hashes of their keys.
  private static func starts(in bytes: UnsafeRawBufferPointer) -> [(line: UInt32, hash: Int)] {
    var starts: [(line: UInt32, hash: Int)] = []
    // An entry has more than forty bytes.
    starts.reserveCapacity(bytes.count / 40)
    var position = 0
    while position < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
      if rest[0] == .quote, let end = rest.index(of: .quote, from: 1) {
        let key = UnsafeRawBufferPointer(rebasing: rest[1..<end])
        starts.append((UInt32(position), hash(of: key)))
      }
      position += (rest.index(of: .newline, from: 0) ?? rest.count) + 1
    }
    return starts
  }

  private static func begins(
    _ line: UnsafeRawBufferPointer, with key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = key.count + 1
    guard end < line.count, line[end] == .quote else { return false }
    return line[1..<end].elementsEqual(key)
  }

  private static func text(in rest: UnsafeRawBufferPointer) -> String? {
    let end = rest.index(of: .newline, from: 0) ?? rest.count
    var scanner = StringTableScanner(Array(rest[..<end]))
    return try? scanner.entry()?.value
  }

  /// A power of two that leaves more than half free.
  private static func room(for count: Int) -> Int {
    var room = 2
    while room < 2 * count + 2 { room *= 2 }
    return room
  }

  private static func hash(of bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }
}

extension UnsafeRawBufferPointer {
  /// Where a byte stands next. By a function of the system that compares many at once: the texts have
  /// 80,000 bytes.
  fileprivate func index(of byte: UInt8, from start: Int) -> Int? {
    guard let first = baseAddress, start < count,
      let found = memchr(first + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - first
  }
}
