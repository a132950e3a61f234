import FoundationEssentials
import Home
import Testing

@testable import Desk

struct FollowedAnnouncementsTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func reminder(_ name: String, after seconds: Double, until end: Double? = nil)
    -> Announcement
  {
    Announcement(
      .reminder(title: name, day: nil), about: name, at: start + seconds,
      until: end.map { start + $0 })
  }

  private func names(_ announcements: [Announcement]) -> [String] { announcements.map(\.subject) }

  @Test func returnsWhatIsDueOnceAndWakesForTheNext() {
    var followed = FollowedAnnouncements()
    #expect(followed.nextDate == nil && !followed.takeWish(at: .distantFuture))
    let agenda = PlannedAnnouncements(
      [reminder("a", after: 10), reminder("b", after: 10), reminder("c", after: 20)],
      until: start + 100)
    followed.take(agenda)
    #expect(followed.nextDate == start + 10)
    #expect(names(followed.takeDue(at: start + 9)) == [])
    #expect(names(followed.takeDue(at: start + 10)) == ["a", "b"])
    #expect(followed.nextDate == start + 20)
    // The claim may not be seen yet by a reading that has begun before.
    followed.take(agenda)
    #expect(names(followed.takeDue(at: start + 10)) == [] && followed.nextDate == start + 20)
    #expect(names(followed.takeDue(at: start + 20)) == ["c"])
    #expect(followed.nextDate == start + 100)
    #expect(followed.takeWish(at: start + 100) && !followed.takeWish(at: start + 100))
    #expect(followed.nextDate == nil)
  }

  @Test func somethingWithAnotherDateIsDueAgain() {
    var followed = FollowedAnnouncements()
    followed.take(PlannedAnnouncements([reminder("a", after: 10)], until: start + 100))
    _ = followed.takeDue(at: start + 10)
    followed.take(PlannedAnnouncements([reminder("a", after: 30)], until: start + 100))
    #expect(names(followed.takeDue(at: start + 30)) == ["a"])
    followed.take(PlannedAnnouncements(until: start + 100))
    #expect(followed.nextDate == start + 100)
  }

  @Test func whatIsOlderThanADayOrOverIsDropped() {
    var followed = FollowedAnnouncements()
    followed.take(
      PlannedAnnouncements(
        [
          reminder("old", after: -86_401), reminder("over", after: 0, until: 10),
          reminder("late", after: 0),
        ], until: start + 100))
    #expect(names(followed.takeDue(at: start + 10)) == ["late"])
    #expect(followed.nextDate == start + 100)
  }

  @Test func whatWasDueBeforeSomebodyWantedToKnowIsOnlyClaimed() {
    var followed = FollowedAnnouncements()
    followed.beginning = start
    followed.take(
      PlannedAnnouncements(
        [reminder("a", after: -10), reminder("b", after: 0)], until: start + 100))
    let due = followed.takeDue(at: start)
    #expect(names(due) == ["a", "b"] && names(due.filter(followed.tells)) == ["b"])
    followed.forget()
    #expect(followed.nextDate == nil)
  }
}
