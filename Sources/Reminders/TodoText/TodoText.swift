/// What a todo.txt file holds; it prints as it was read, byte for byte.
package struct TodoText: Hashable, Sendable {
  package var lines: [TodoLine]
  /// Some editors begin a file with a mark that says nothing.
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

  /// How the lines of this file end.
  var usualEnding: LineEnding {
    lines.first.map(\.ending).flatMap { $0 == .none ? nil : $0 } ?? .newline
  }

  /// Puts a line behind all others.
  mutating func append(_ content: [UInt8]) {
    let ending = usualEnding
    lines.append(TodoLine(content, ending: ending))
    separateLines(by: ending)
  }

  /// Only the last line may lack an end.
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
