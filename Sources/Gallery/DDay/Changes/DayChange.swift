import DDays
import Store
import Timelines

/// A change to D-Days that can be taken back.
enum DayChange: Hashable {
  /// Moves D-Days to Recently Deleted.
  case removal([DDay.ID])
  case restoration([DDay.ID])
  case edit(DDay.ID, from: Occasion, to: Occasion)
  /// Follows a calendar again, with the D-Days that it had.
  case following(UnfollowedCalendar)
  /// Follows a calendar no longer.
  case unfollowing(UnfollowedCalendar)

  var reversed: DayChange {
    switch self {
    case .removal(let ids): .restoration(ids)
    case .restoration(let ids): .removal(ids)
    case .edit(let id, let old, let new): .edit(id, from: new, to: old)
    case .following(let calendar): .unfollowing(calendar)
    case .unfollowing(let calendar): .following(calendar)
    }
  }

  /// Whether a change can't be undone any more, because its D-Day or its calendar is gone for good.
  static func isLost(_ error: any Error) -> Bool {
    switch error {
    case DDayError.gone, DDayError.calendarGone: true
    default: false
    }
  }

  /// Performs the change, and returns it as it is to be taken back.
  @discardableResult
  func apply(in store: Store, at now: Now) throws -> DayChange {
    let (book, calendars) = (DDayBook(in: store), CalendarBook(in: store, zone: now.zone))
    switch self {
    case .removal(let ids): _ = try book.remove(ids, at: now.date)
    case .restoration(let ids): _ = try book.restore(ids)
    case .edit(let id, let old, let new):
      _ = try book.edit(id) { $0.take(what: new, differsIn: old) }
    case .following(let calendar): try calendars.follow(again: calendar)
    case .unfollowing(let calendar):
      return .unfollowing(try calendars.unfollow(calendar.calendar.id))
    }
    return self
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
