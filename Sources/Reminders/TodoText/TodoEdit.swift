package import Almanac

/// A change of one line of a todo.txt file.
package enum TodoEdit: Hashable, Sendable {
  case add([UInt8])
  case finish(LineIdentity, on: CivilDay)
  case reopen(LineIdentity)
  case remove(LineIdentity)
}

extension TodoEdit {
  /// The same text but for that line; throws if there is no such line, for another has changed it.
  package func applied(to text: TodoText) throws(TodoFileError) -> TodoText {
    var text = text
    switch self {
    case .add(let content): text.append(content)
    case .finish(let line, let day): try text.change(line) { $0.finish(on: day) }
    case .reopen(let line): try text.change(line) { $0.reopen() }
    case .remove(let line): text.lines.remove(at: try text.index(of: line))
    }
    return text
  }
}

extension TodoText {
  fileprivate func index(of line: LineIdentity) throws(TodoFileError) -> Int {
    guard let index = identities.firstIndex(of: line) else { throw .lineGone }
    return index
  }

  fileprivate mutating func change(
    _ line: LineIdentity, by change: (inout TodoFields) -> Void
  ) throws(TodoFileError) {
    let index = try index(of: line)
    var fields = TodoFields(lines[index].content)
    change(&fields)
    lines[index].content = fields.content
  }
}
