package import Almanac

/// A change of one line in a todo.txt file.
package enum TodoEdit: Hashable, Sendable {
  case add([UInt8])
  case finish(LineIdentity, on: CivilDay)
  case reopen(LineIdentity)
  case remove(LineIdentity)
}

extension TodoEdit {
  /// The line that it changes; nil if it adds one.
  var line: LineIdentity? {
    switch self {
    case .add: nil
    case .finish(let line, _), .reopen(let line), .remove(let line): line
    }
  }
}

extension TodoText {
  /// The text with the edits applied; throws if a line doesn't exist because others changed it.
  package func applying(_ edits: [TodoEdit]) throws(TodoFileError) -> TodoText {
    let places = Dictionary(uniqueKeysWithValues: zip(identities, lines.indices))
    var text = self
    var removed: Set<Int> = []
    for edit in edits {
      switch edit {
      case .add(let content): text.append(content)
      case .finish(let line, let day):
        let place = try places.place(of: line)
        let next = TodoFields(text.lines[place].content).next(doneOn: day)
        text.change(place) { $0.finish(on: day) }
        if let next { text.follow(by: next.content) }
      case .reopen(let line):
        let place = try places.place(of: line)
        if let successor = text.placeOfSuccessor(of: place) { removed.insert(successor) }
        text.change(place) { $0.reopen() }
      case .remove(let line): removed.insert(try places.place(of: line))
      }
    }
    text.remove(at: removed)
    return text
  }

  private mutating func change(_ place: Int, by change: (inout TodoFields) -> Void) {
    var fields = TodoFields(lines[place].content)
    change(&fields)
    lines[place].content = fields.content
  }
}

extension [LineIdentity: Int] {
  fileprivate func place(of line: LineIdentity) throws(TodoFileError) -> Int {
    guard let place = self[line] else { throw .lineGone }
    return place
  }
}
