package import Almanac
import System
package import FoundationEssentials
package import Store

/// The calendars that are followed. What they say of a D-Day replaces what was known of it, except
/// that it stays pinned, and in the group in which it was put here.
package struct CalendarBook: Sendable {
  let store: Store
  /// The zone of the days on which events fall.
  let zone: Zone

  package init(in store: Store, zone: Zone) {
    (self.store, self.zone) = (store, zone)
  }

  package func calendars() throws -> [FollowedCalendar] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.calendars() }
  }

  /// The number of D-Days of each calendar.
  package func dayCounts() throws -> [FollowedCalendar.ID: Int] {
    guard !store.isNew else { return [:] }
    let ids = try store.read { try $0.ddays() }.compactMap(\.calendar)
    return Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The pinned D-Days that their calendars no longer have, the last one that went first.
  package func vanished() throws -> [DDay] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.removedDDays() }.filter { $0.calendar != nil }.map(DDay.init)
  }

  /// Follows a calendar from now on, or reads one anew that is followed already. Throws if it can't
  /// be read, without following it.
  package func follow(
    _ address: CalendarAddress, named name: String?, group: String?, at date: Date,
    by read: () throws -> CalendarReading
  ) throws -> CalendarNews {
    try check(name: name, group: group)
    let reading = try read()
    return try store.change { change in
      var calendar = try calendar(at: address, reading, in: change)
      if let name {
        guard try !isTaken(name, except: calendar.id, in: change) else {
          throw DDayError.calendarNamed(name)
        }
        calendar.name = name
      }
      calendar.group = group ?? calendar.group
      try change.requestReloadOfDays()
      return try take(reading, of: calendar, at: date, in: change)
    }
  }

  /// Gives a calendar another name and, once it has been read again, its D-Days another group.
  package func edit(_ id: FollowedCalendar.ID, name: String, group: String) throws {
    try check(name: name, group: group)
    try store.change { change in
      guard var calendar = try change.contents.calendar(id) else {
        throw DDayError.calendarGone("\(id)")
      }
      guard try !isTaken(name, except: id, in: change) else { throw DDayError.calendarNamed(name) }
      if calendar.group != group { (calendar.mark, calendar.nextAt) = ("", nil) }
      (calendar.name, calendar.group) = (name, group)
      try change.update(calendar)
      try change.requestReloadOfDays()
    }
  }

  private func check(name: String?, group: String?) throws(DDayError) {
    for (text, sort) in [(name, DDayError.Sort.name), (group, .group)] {
      if let text, Bound.ddayGroup.isExceeded(by: text) {
        throw .longText(sort, limit: Bound.ddayGroup.greatest)
      }
    }
  }

  /// The calendar at an address, added if need be, with a name that no other has.
  private func calendar(
    at address: CalendarAddress, _ reading: CalendarReading, in change: borrowing Change
  ) throws -> FollowedCalendar {
    let all = try change.contents.calendars()
    if let known = all.first(where: { $0.address == address.stored }) { return known }
    let own = reading.name ?? ""
    let whole = (own.isEmpty ? address.usualName : own).prefix(Self.longestUsualName)
    let usual = Bound.ddayGroup.fitting(String(whole))
    let names = [usual] + (2...(all.count + 2)).map { "\(usual) \($0)" }
    let name = names.first { name in !all.contains { $0.name == name } } ?? usual
    guard let calendar = try change.addCalendar(at: address.stored, named: name, group: "") else {
      throw DDayError.calendarNamed(name)
    }
    return calendar
  }

  private static let longestUsualName = 40

  func isTaken(
    _ name: String, except id: FollowedCalendar.ID, in change: borrowing Change
  ) throws -> Bool {
    try change.contents.calendars().contains { $0.name == name && $0.id != id }
  }
}
