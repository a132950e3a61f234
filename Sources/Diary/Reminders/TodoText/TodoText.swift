/// The contents of a todo.txt file; prints byte for byte as it was read.
///
/// No library serves: Debian has programs for todo.txt, but nothing to link.
package struct TodoText: Hashable, Sendable {
  package var lines: [TodoLine]
  /// The byte order mark; empty in most files.
  private let mark: [UInt8]

  package init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    mark = Self.mark(of: bytes)
    lines = Self.lines(of: bytes).map { TodoLine($0.content, ending: $0.ending) }
  }

  /// The lines in the bytes of a file.
  static func lines(of bytes: [UInt8]) -> TodoLines {
    TodoLines(bytes.dropFirst(mark(of: bytes).count))
  }

  private static func mark(of bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: byteOrderMark) ? byteOrderMark : []
  }

  package var bytes: [UInt8] {
    lines.reduce(into: mark) { bytes, line in
      bytes += line.content
      bytes += line.ending.rawValue.utf8
    }
  }

  /// The usual line ending of the file.
  var usualEnding: LineEnding {
    lines.first.map(\.ending).flatMap { $0 == .none ? nil : $0 } ?? .newline
  }

  /// Adds a line at the end.
  mutating func append(_ content: [UInt8]) {
    let ending = usualEnding
    lines.append(TodoLine(content, ending: ending))
    separateLines(by: ending)
  }

  /// Adds missing line endings to all lines but the last.
  mutating func separateLines(by ending: LineEnding) {
    for index in lines.indices.dropLast() where lines[index].ending == .none {
      lines[index].ending = ending
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
