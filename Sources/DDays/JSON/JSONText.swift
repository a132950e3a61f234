import FoundationEssentials
import System

/// JSON that is safe to print on a terminal.
package enum JSONText {
  private static let pieceSize = 256

  /// Passes on the JSON of an array piece by piece, so that a long one is never whole in memory.
  package static func write<Value, Record: Encodable>(
    _ values: some Sequence<Value>, as record: (Value) -> Record,
    to write: (String) throws -> Void
  ) throws {
    // Gone through once: of a lazy sequence, each new start would cost what is before it.
    var (rest, separator) = (values.makeIterator(), "[\n")
    while case let piece = rest.next(pieceSize).map(record), !piece.isEmpty {
      // Without the brackets, and the line breaks beside them.
      try write(separator + (try text(piece).dropFirst(2).dropLast(3)))
      separator = ",\n"
    }
    try write(separator == "[\n" ? text([String]()) : "\n]\n")
  }

  /// The JSON over several lines, with keys in alphabetical order. Throws for numbers that JSON
  /// can't express.
  package static func text(_ values: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The encoder doesn't escape control characters outside ASCII.
    return String(decoding: try encoder.encode(values), as: UTF8.self).harmlessJSON + "\n"
  }
}

extension IteratorProtocol {
  /// The next so many elements, or as many as are left.
  fileprivate mutating func next(_ count: Int) -> [Element] {
    var elements: [Element] = []
    while elements.count < count, let element = next() { elements.append(element) }
    return elements
  }
}
