/// The contents of a todo.txt file; prints byte for byte as it was read.
package struct TodoText: Hashable, Sendable {
  package var lines: [TodoLine]
  /// The byte order mark; empty in most files.
  private let mark: [UInt8]

  package init(_ bytes: some Collection<UInt8>) {
    let mark: [UInt8] = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
    self.mark = mark
    lines = []
    var rest = bytes.dropFirst(mark.count)
    while !rest.isEmpty { lines.append(Self.takeLine(of: &rest)) }
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

  private static func takeLine<Bytes: Collection<UInt8>>(of rest: inout Bytes) -> TodoLine
  where Bytes.SubSequence == Bytes {
    let content = rest.prefix { $0 != .newline }
    rest = rest.dropFirst(content.count)
    guard rest.popFirst() != nil else { return TodoLine(content, ending: .none) }
    let line = Array(content)
    return line.last == .carriageReturn
      ? TodoLine(line.dropLast(), ending: .returnAndNewline) : TodoLine(line)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
