package import Store

extension FollowedCalendar {
  package var source: CalendarAddress { CalendarAddress(stored: address) }

  /// Why its D-Days may be out of date; nil if they aren't known to be.
  package var lastFault: CalendarFault? { CalendarFault(stored: fault) }
}
