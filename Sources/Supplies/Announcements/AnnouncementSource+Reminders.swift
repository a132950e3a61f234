import Almanac
package import Desk
import FoundationEssentials
import Home
import Diary

extension AnnouncementSource {
  /// Reminders that are due, at their time or in the morning of their day.
  package static let reminders = AnnouncementSource(of: .reminders) { scene, noteFile in
    var announcements: [Announcement] = []
    _ = try ReminderBook(in: scene.store, zone: scene.zone).forEachItem(reading: noteFile) { item in
      guard let announcement = Announcement(item, in: scene.zone),
        scene.includes(announcement), item.isShown(on: scene.zone.civil(at: announcement.date).day)
      else { return }
      announcements.append(announcement)
    }
    return announcements
  }
}

extension Announcement {
  /// Fails for reminders that are done or never due.
  fileprivate init?(_ item: ReminderItem, in zone: Zone) {
    guard !item.isDone, let deadline = item.deadline else { return nil }
    switch deadline {
    case .date(let date):
      self.init(
        .reminder(title: item.title, day: nil), about: "reminder \(item.id)", at: date)
    case .day(let day):
      self.init(
        .reminder(title: item.title, day: day), about: "reminder \(item.id) on \(day)",
        at: zone.morning(of: day), tolerance: Zone.greatestDifference)
    }
  }
}
