import System
import FoundationEssentials
import Store

extension CalendarBook {
  /// Replaces the D-Days of a calendar by those of a reading.
  func take(
    _ reading: CalendarReading, of calendar: FollowedCalendar, at date: Date,
    in change: borrowing Change
  ) throws -> CalendarNews {
    var news = CalendarNews(calendar: calendar, skipped: reading.skipped)
    let all = try change.contents.ddays()
    let own = Set(all.filter { $0.calendar == nil }.map(\.record.uid))
    let known = (all + (try change.contents.removedDDays()))
      .filter { $0.calendar == calendar.id }.map { ($0.record.uid, $0) }
    var left = Dictionary(known) { first, _ in first }
    var seen: Set<String> = []
    for occasion in reading.occasions where seen.insert(occasion.uid).inserted {
      guard !own.contains(occasion.uid) else {
        news.ownCount += 1
        continue
      }
      news.dayCount += 1
      let old = left.removeValue(forKey: occasion.uid)
      if try put(occasion, insteadOf: old, of: calendar, in: change) { news.isDifferent = true }
    }
    let gone = left.values.filter { $0.removedAt == nil }
    for day in gone { try drop(day, at: date, in: change) }
    guard try !Bound.ddays.isExceeded(by: change.contents.ddayCount()) else {
      throw CalendarFault(DDayError.tooMany(most: Bound.ddays.greatest))
    }
    news.isDifferent = news.isDifferent || !gone.isEmpty
    news.calendar.succeed(at: date, mark: reading.mark, leavingOut: reading.skipped.leftOut)
    try change.update(news.calendar)
    return news
  }

  /// Takes a D-Day away that its calendar no longer has. A pinned one goes to Recently Deleted, where
  /// it waits, with its pin, for the calendar to have it again, or for the user to keep it.
  private func drop(_ day: StoredDDay, at date: Date, in change: borrowing Change) throws {
    if day.record.isPinned {
      try change.remove(day.id, at: date)
    } else {
      try change.dropFollowed(day.id)
    }
  }

  /// Adds a D-Day, or updates it except for what was chosen here; false if it is as it was.
  private func put(
    _ occasion: Occasion, insteadOf old: StoredDDay?, of calendar: FollowedCalendar,
    in change: borrowing Change
  ) throws -> Bool {
    var record = occasion.record
    if !calendar.group.isEmpty { record.group = calendar.group }
    guard let old else { return try change.add(record, of: calendar.id) != nil }
    record.isPinned = old.record.isPinned
    if old.record.hasOwnGroup {
      (record.group, record.hasOwnGroup) = (old.record.group, true)
    }
    let isBack = try change.restore(old.id)
    guard record != old.record else { return isBack }
    return try change.update(old.id, to: record, of: calendar.id)
  }

  /// Notes that a calendar couldn't be read; what is known of it stays.
  func note(
    _ fault: CalendarFault, of calendar: FollowedCalendar, mark: String, at date: Date
  ) throws -> Bool {
    try store.change { change in
      guard var calendar = try change.contents.calendar(calendar.id) else { return false }
      calendar.fail(fault, mark: mark, at: date)
      try change.requestReloadOfDays()
      return try change.update(calendar)
    }
  }
}
