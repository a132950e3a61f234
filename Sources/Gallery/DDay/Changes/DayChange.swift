import DDays
import FoundationEssentials

/// A change to D-Days that can be taken back.
enum DayChange: Hashable {
  /// Moves D-Days to Recently Deleted.
  case removal([DDay.ID])
  case restoration([DDay.ID])
  case edit(DDay.ID, from: Occasion, to: Occasion)

  var reversed: DayChange {
    switch self {
    case .removal(let ids): .restoration(ids)
    case .restoration(let ids): .removal(ids)
    case .edit(let id, let old, let new): .edit(id, from: new, to: old)
    }
  }

  /// Whether a change can't be undone any more, because its D-Day is gone for good.
  static func isLost(_ error: any Error) -> Bool {
    if case DDayError.gone = error { true } else { false }
  }

  func perform(on book: DDayBook, at date: Date) throws {
    switch self {
    case .removal(let ids): _ = try book.remove(ids, at: date)
    case .restoration(let ids): _ = try book.restore(ids)
    case .edit(let id, let old, let new):
      _ = try book.edit(id) { $0.take(what: new, differsIn: old) }
    }
  }
}

extension Occasion {
  /// Takes over what differs between two others, and keeps what was changed elsewhere meanwhile.
  fileprivate mutating func take(what new: Occasion, differsIn old: Occasion) {
    func taken<Value: Equatable>(_ path: KeyPath<Occasion, Value>) -> Value {
      new[keyPath: path] == old[keyPath: path] ? self[keyPath: path] : new[keyPath: path]
    }
    (title, rule, note) = (taken(\.title), taken(\.rule), taken(\.note))
    (group, isPinned, isInclusive) = (taken(\.group), taken(\.isPinned), taken(\.isInclusive))
  }
}
