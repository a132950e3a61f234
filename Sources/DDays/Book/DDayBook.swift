import System
package import FoundationEssentials
package import Store

/// All D-Days in the store. Each change reloads the widgets that show them.
package struct DDayBook: Sendable {
  /// The kind of the widgets that count D-Days.
  package static let kind = "dday"
  /// The kind of the widgets that mark them in a month.
  package static let calendarKind = "calendar"
  /// The kinds of all widgets that show D-Days.
  package static let kinds = [kind, calendarKind]

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// The D-Days in the order in which they were added.
  package func ddays() throws -> [DDay] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.ddays() }.map(DDay.init)
  }

  /// The D-Days in Recently Deleted, the last deleted first.
  package func removedDDays() throws -> [DDay] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.removedDDays() }.map(DDay.init)
  }

  package func add(_ occasion: Occasion) throws -> DDay {
    guard let dday = try add([occasion]).first else { throw DDayError.known }
    return dday
  }

  /// Adds several occasions in one change, except those whose `uid` exists, even in Recently
  /// Deleted or in a calendar that is followed.
  package func add(_ occasions: [Occasion]) throws -> [DDay] {
    for occasion in occasions { try occasion.check() }
    guard !occasions.isEmpty else { return [] }
    return try change { change in
      var count = try change.contents.ddayCount()
      let followed = try followedUIDs(in: change)
      return try occasions.compactMap { occasion in
        guard !followed.contains(occasion.uid), let id = try change.add(occasion.record) else {
          return nil
        }
        count += 1
        guard !Bound.ddays.isExceeded(by: count) else {
          throw DDayError.tooMany(most: Bound.ddays.greatest)
        }
        return DDay(id: id, occasion: occasion, removedAt: nil, calendar: nil)
      }
    }
  }

  /// The `uid`s that calendars have.
  private func followedUIDs(in change: borrowing Change) throws -> Set<String> {
    guard try !change.contents.calendars().isEmpty else { return [] }
    return Set(try change.contents.ddays().filter { $0.calendar != nil }.map(\.record.uid))
  }

  /// Changes a D-Day; of one that a calendar has, only whether it is pinned, and its group.
  package func edit(_ id: DDay.ID, _ edit: (inout Occasion) throws -> Void) throws -> DDay {
    try store.change { change in
      guard let stored = try change.contents.dday(id), stored.removedAt == nil else {
        throw DDayError.gone(id)
      }
      let known = Occasion(stored.record)
      var occasion = known
      try edit(&occasion)
      try occasion.check()
      var record = occasion.record
      if stored.calendar != nil {
        guard occasion.isSame(as: known) else { throw try followed(stored, in: change) }
        record.hasOwnGroup = stored.record.hasOwnGroup || occasion.group != known.group
      }
      try change.update(id, to: record, of: stored.calendar)
      try change.requestReloadOfDays()
      return DDay(id: id, occasion: occasion, removedAt: nil, calendar: stored.calendar)
    }
  }

  /// Moves D-Days to Recently Deleted, all or none.
  package func remove(_ ids: [DDay.ID], at date: Date) throws -> [DDay] {
    try move(ids) { change, id in
      if let stored = try change.contents.dday(id), stored.calendar != nil {
        throw try followed(stored, in: change)
      }
      return try change.remove(id, at: date)
    }
  }

  /// The error that a D-Day is its calendar's.
  private func followed(_ stored: StoredDDay, in change: borrowing Change) throws -> DDayError {
    let calendar = try stored.calendar.flatMap { try change.contents.calendar($0) }
    return .followed(calendar: calendar?.name ?? "")
  }

  /// Restores D-Days from Recently Deleted, all or none. One that a calendar no longer has becomes
  /// the user's own.
  package func restore(_ ids: [DDay.ID]) throws -> [DDay] {
    try move(ids) { change, id in
      guard let stored = try change.contents.dday(id), stored.removedAt != nil,
        stored.calendar != nil
      else { return try change.restore(id) }
      guard try change.adopt(stored) else { throw DDayError.known }
      return true
    }
  }

  private func move(
    _ ids: [DDay.ID], _ move: (borrowing Change, DDay.ID) throws -> Bool
  ) throws -> [DDay] {
    try change { change in
      try ids.map { id in
        guard try move(change, id), let dday = try change.contents.dday(id) else {
          throw DDayError.gone(id)
        }
        return DDay(dday)
      }
    }
  }

  /// Changes the store; reloads the widgets only if something has changed.
  private func change(_ body: (borrowing Change) throws -> [DDay]) throws -> [DDay] {
    try store.change { change in
      let ddays = try body(change)
      if !ddays.isEmpty { try change.requestReloadOfDays() }
      return ddays
    }
  }
}

extension Occasion {
  /// Whether it differs in nothing but its pin and its group.
  fileprivate func isSame(as other: Occasion) -> Bool {
    var twin = other
    (twin.isPinned, twin.group) = (isPinned, group)
    return self == twin
  }
}
