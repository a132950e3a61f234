import Almanac
import Desk
import FoundationEssentials
import Home

extension AnnouncementSource.Scene {
  /// Whether something may be told within the time.
  func includes(_ announcement: Announcement) -> Bool {
    announcement.end > from && announcement.date <= until
  }
}

extension Zone {
  /// When what is due on a day is told.
  func morning(of day: CivilDay) -> Date {
    date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: 9 * 3600)))
  }

  /// The seconds between the same time of a day in any two zones, and a few more.
  static let greatestDifference = 27 * 3600.0
}
