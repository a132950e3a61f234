import System
package import Store

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
      guard try !Bound.ddays.isExceeded(by: change.contents.ddayCount()) else {
        throw DDayError.tooMany(most: Bound.ddays.greatest)
      }
      try change.requestReloadOfDays()
    }
  }
}
