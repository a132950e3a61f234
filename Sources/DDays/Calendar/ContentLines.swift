import System

/// The lines of a calendar in order, with folded ones joined.
struct ContentLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark that some programs write before UTF-8.
    place = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
  }

  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard place < bytes.endIndex else { return nil }
    let first = number + 1
    var line = nextLine()
    while place < bytes.endIndex, bytes[place].isBlank {
      place += 1
      line += nextLine()
    }
    return (first, line)
  }

  /// The next line without its ending: a line feed, a carriage return or both.
  private mutating func nextLine() -> ArraySlice<UInt8> {
    number += 1
    let rest = bytes[place...]
    let end = rest.firstIndex { $0 == .newline || $0 == .carriageReturn } ?? bytes.endIndex
    let length = bytes[end...].starts(with: [.carriageReturn, .newline]) ? 2 : 1
    defer { place = Swift.min(end + length, bytes.endIndex) }
    return bytes[place..<end]
  }
}
