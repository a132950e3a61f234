import System

/// The lines of a todo.txt file one after the other, without copies of them.
struct TodoLines: Sequence, IteratorProtocol {
  typealias Line = (content: ArraySlice<UInt8>, ending: LineEnding)

  private var rest: ArraySlice<UInt8>

  /// Reads bytes behind the byte order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    let content = rest.prefix { $0 != .newline }
    rest = rest.dropFirst(content.count)
    guard rest.popFirst() != nil else { return (content, .none) }
    return content.last == .carriageReturn
      ? (content.dropLast(), .returnAndNewline) : (content, .newline)
  }
}
