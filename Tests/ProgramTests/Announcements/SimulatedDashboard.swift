import Almanac
import FoundationEssentials
import Home
import Store

@testable import Desk

/// A dashboard as far as it tells the user of what is due, in a time that is given.
struct SimulatedDashboard {
  let name: String
  let store: Store
  let zone: Zone
  private(set) var wakeUps = 0
  private var followed: FollowedAnnouncements

  init(_ name: String, in store: Store, zone: Zone, from sources: [AnnouncementSource]) {
    (self.name, self.store, self.zone) = (name, store, zone)
    followed = FollowedAnnouncements(from: sources)
  }

  var nextDate: Date? { followed.nextDate }

  /// Reads what is to be announced, as after a change of the store.
  mutating func read(at date: Date) throws {
    let plan = AnnouncementPlan(
      sources: followed.sources,
      scene: AnnouncementSource.Scene(
        in: store, from: date, until: date + 7 * 86_400, zone: zone))
    followed.take(try plan.agenda(in: store))
  }

  /// Tells what is due.
  mutating func wake(at date: Date) throws -> [Announcement] {
    wakeUps += 1
    if followed.takeWish(at: date) { try read(at: date) }
    let due = followed.takeDue(at: date)
    return due.isEmpty ? [] : due.claimed(in: store, at: date)
  }
}
