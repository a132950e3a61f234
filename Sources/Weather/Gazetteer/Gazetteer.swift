import System
import Glibc

/// The built-in cities, best known first.
package struct Gazetteer: Sendable {
  // Parsed on demand and then discarded: all cities take more memory than all widgets.
  private let table: [UInt8]

  package init() {
    table = Asset.cities.bytes
  }

  init(text: String) {
    table = Array(text.utf8)
  }

  package var cities: [City] { Array(parsed) }

  /// The best known ones.
  package func cities(_ count: Int) -> [City] { cities(count) { _ in true } }

  package subscript(id: City.ID) -> City? {
    let start = Array("\(id)\t".utf8)
    return lines.first { $0.starts(with: start) }.flatMap(City.init)
  }

  /// The best known city of a time zone, then others of its country, then others.
  package func cities(near zoneName: String, count: Int) -> [City] {
    guard let home = cities(of: zoneName, 1).first ?? cities(1).first else { return [] }
    let others = { (count: Int, areNear: Bool) in
      cities(count) { $0.id != home.id && ($0.countryCode == home.countryCode) == areNear }
    }
    let near = [home] + others(count - 1, true)
    return near + others(count - near.count, false)
  }

  /// The best known cities of some kind.
  private func cities(_ count: Int, where isWanted: @escaping (City) -> Bool) -> [City] {
    Array(parsed.lazy.filter(isWanted).prefix(count))
  }

  /// The best known cities of a time zone.
  package func cities(of zoneName: String, _ count: Int = .max) -> [City] {
    // It stands last in a line.
    let end = Array("\t\(zoneName)".utf8)
    let lines = lines.filter { $0.suffix(end.count).elementsEqual(end) }
    return Array(lines.compactMap { City(line: $0) }.prefix(count))
  }

  /// The cities, each parsed when it is reached.
  private var parsed: some Sequence<City> { lines.compactMap { City(line: $0) } }

  private var lines: LazyFilterSequence<TableLines> {
    TableLines(of: table).lazy.filter { !$0.starts(with: Self.comment) }
  }

  private static let comment = Array("//".utf8)
}

/// The lines of a text that aren't empty, one at a time. Looks for their ends by a function of the system
/// that compares many bytes at once: a start looks through 2,000 lines.
private struct TableLines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var start = 0

  init(of text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while start < text.count {
      let (first, end) = (start, end(from: start))
      start = end + 1
      if first < end { return text[first..<end] }
    }
    return nil
  }

  private func end(from start: Int) -> Int {
    text.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let end = memchr(first + start, Int32(UInt8.newline), bytes.count - start)
      else { return bytes.count }
      return UnsafeRawPointer(end) - first
    }
  }
}
