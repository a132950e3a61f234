package import Almanac

/// A change of one line in a todo.txt file.
package enum TodoEdit: Hashable, Sendable {
  case add([UInt8])
  case finish(LineIdentity, on: CivilDay)
  case reopen(LineIdentity)
  case remove(LineIdentity)
  case replace(LineIdentity, with: [UInt8])
  /// Exchanges two lines.
  case swap(LineIdentity, LineIdentity)
}

extension TodoEdit {
  /// The line that it changes; nil if it adds one.
  var line: LineIdentity? {
    switch self {
    case .add: nil
    case .finish(let line, _), .reopen(let line), .remove(let line), .replace(let line, _),
      .swap(let line, _):
      line
    }
  }
}

extension TodoEdit {
  /// The contents of the line that it writes; nil for other edits.
  var content: [UInt8]? {
    switch self {
    case .add(let content), .replace(_, let content): content
    case .finish, .reopen, .remove, .swap: nil
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
      case .replace(let line, let content):
        text.lines[try places.place(of: line)].content = content
      case .swap(let line, let other):
        let (one, two) = (try places.place(of: line), try places.place(of: other))
        (text.lines[one].content, text.lines[two].content) =
          (text.lines[two].content, text.lines[one].content)
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
