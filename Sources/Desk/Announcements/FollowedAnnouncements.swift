import Almanac
import FoundationEssentials
import Home

/// What is to be announced while a dashboard runs.
struct FollowedAnnouncements: Sendable {
  let sources: [AnnouncementSource]
  /// The date at which the user has asked to be told; what was due earlier is past. Nil if that was
  /// before the start.
  var beginning: Date?
  private var known: [Announcement] = []
  /// What this process has tried to claim.
  private var tried: Set<Announcement> = []
  private var horizon: Date?

  init(from sources: [AnnouncementSource] = []) {
    self.sources = sources
  }

  /// The date at which something is due, or more has to be looked for; nil if neither.
  var nextDate: Date? { (known.first?.date).orEarlier(horizon) }

  /// Whether more has to be looked for; true once, because that may take a while.
  mutating func takeWish(at date: Date) -> Bool {
    guard let horizon, horizon <= date else { return false }
    self.horizon = nil
    return true
  }

  mutating func take(_ agenda: PlannedAnnouncements) {
    tried.formIntersection(agenda.announcements)
    known = agenda.announcements.filter { !tried.contains($0) }
    horizon = agenda.until
  }

  /// Forgets everything, because nothing is to be announced.
  mutating func forget() { (known, tried, horizon) = ([], [], nil) }

  /// Returns what is due, each once. What can't be told any more is dropped.
  mutating func takeDue(at date: Date) -> [Announcement] {
    let due = known.prefix { $0.date <= date }
    known.removeFirst(due.count)
    tried.formUnion(due)
    return due.filter { $0.end > date }
  }

  /// Whether the user is to be told of something, and it isn't only claimed.
  func tells(of announcement: Announcement) -> Bool {
    beginning.map { announcement.date >= $0 } ?? true
  }
}
