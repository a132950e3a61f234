package import Almanac
package import FoundationEssentials
package import Store
import System

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

extension CalendarBook {
  /// A calendar's file as it is now.
  package func reading(ofFile path: String) throws(CalendarFault) -> CalendarReading {
    let mark = mark(ofFile: path)
    return try CalendarReading(bytes(ofFile: path), zone: zone, mark: mark)
  }

  private func bytes(ofFile path: String) throws(CalendarFault) -> [UInt8] {
    do throws(FileError) {
      return try WholeFile.bytes(at: path, upTo: Bound.importFile.greatest)
    } catch {
      throw CalendarFault(error)
    }
  }

  /// Reads the files anew that differ from when they were last read, in the store's own time. What
  /// the store doesn't take stays as it was. `note` hears of every file, before it is read.
  package func catchUp(at date: Date, reading note: (String) -> Void = { _ in }) {
    for calendar in (try? calendars()) ?? [] {
      guard case .file(let path) = calendar.source else { continue }
      note(path)
      try? catchUp(calendar, with: path, at: date)
    }
  }

  private func catchUp(_ calendar: FollowedCalendar, with path: String, at date: Date) throws {
    let mark = mark(ofFile: path)
    guard mark != calendar.mark else { return }
    do {
      try take(try reading(ofFile: path), of: calendar.id, at: date)
    } catch let fault as CalendarFault {
      _ = try self.note(fault, of: calendar, mark: mark, at: date)
    }
  }

  /// Replaces the D-Days of a calendar, unless nobody follows it any more.
  @discardableResult
  func take(
    _ reading: CalendarReading, of id: FollowedCalendar.ID, at date: Date
  ) throws -> CalendarNews? {
    try store.change { change in
      guard let calendar = try change.contents.calendar(id) else { return nil }
      let news = try take(reading, of: calendar, at: date, in: change)
      if news.isDifferent || !calendar.fault.isEmpty {
        try change.requestReloadOfDays()
      }
      return news
    }
  }

  /// What tells the state of a file, in a zone: its days may differ in another.
  private func mark(ofFile path: String) -> String {
    "\(zone.name)\n\(FileState(path: path)?.mark ?? "")"
  }
}

extension CalendarFault {
  init(_ error: FileError) {
    switch error {
    case _ where error.isMissing: self.init("calendar.fault.gone")
    case .tooLarge(let most): self.init("calendar.fault.large %lld", "\(most >> 20)")
    default: self.init("calendar.fault.file %@", error.description)
    }
  }
}

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
    do { try change.checkDDays() } catch let error as DDayError { throw CalendarFault(error) }
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

extension CalendarBook {
  /// Follows a calendar no longer, and removes its D-Days.
  @discardableResult
  package func unfollow(_ id: FollowedCalendar.ID) throws -> UnfollowedCalendar {
    try store.change { change in
      guard let calendar = try change.contents.calendar(id) else {
        throw DDayError.calendarGone("\(id)")
      }
      let days = try change.contents.ddays() + change.contents.removedDDays()
      try change.remove(id)
      try change.requestReloadOfDays()
      return UnfollowedCalendar(calendar: calendar, days: days.filter { $0.calendar == id })
    }
  }

  /// Follows a calendar again, with the D-Days that it had; one that is followed anew stays as it is.
  package func follow(again unfollowed: UnfollowedCalendar) throws {
    let calendar = unfollowed.calendar
    try store.change { change in
      guard
        try !isTaken(calendar.name, except: calendar.id, in: change)
          || change.contents.calendars().contains(where: { $0.address == calendar.address })
      else { throw DDayError.calendarNamed(calendar.name) }
      guard try change.restore(calendar) else { return }
      for day in unfollowed.days { try change.restore(day) }
      try change.checkDDays()
      try change.requestReloadOfDays()
    }
  }
}
