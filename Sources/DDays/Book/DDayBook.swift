import Bounds
package import FoundationEssentials
package import Store

/// All D-Days in the store. Each change reloads the widgets that show them.
package struct DDayBook: Sendable {
  /// The kind of the widgets that show D-Days.
  package static let kind = "dday"

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
  /// Deleted.
  package func add(_ occasions: [Occasion]) throws -> [DDay] {
    for occasion in occasions { try occasion.check() }
    guard !occasions.isEmpty else { return [] }
    return try change { change in
      var count = try change.contents.ddayCount()
      return try occasions.compactMap { occasion in
        guard let id = try change.add(occasion.record) else { return nil }
        count += 1
        guard !Bound.ddays.isExceeded(by: count) else {
          throw DDayError.tooMany(most: Bound.ddays.greatest)
        }
        return DDay(id: id, occasion: occasion, removedAt: nil)
      }
    }
  }

  package func edit(_ id: DDay.ID, _ edit: (inout Occasion) throws -> Void) throws -> DDay {
    try store.change { change in
      guard let stored = try change.contents.dday(id), stored.removedAt == nil else {
        throw DDayError.gone(id)
      }
      var occasion = Occasion(stored.record)
      try edit(&occasion)
      try occasion.check()
      try change.update(id, to: occasion.record)
      try change.requestReload(of: Self.kind)
      return DDay(id: id, occasion: occasion, removedAt: nil)
    }
  }

  /// Moves D-Days to Recently Deleted, all or none.
  package func remove(_ ids: [DDay.ID], at date: Date) throws -> [DDay] {
    try move(ids) { try $0.remove($1, at: date) }
  }

  /// Restores D-Days from Recently Deleted, all or none.
  package func restore(_ ids: [DDay.ID]) throws -> [DDay] {
    try move(ids) { try $0.restore($1) }
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
      if !ddays.isEmpty { try change.requestReload(of: Self.kind) }
      return ddays
    }
  }
}
