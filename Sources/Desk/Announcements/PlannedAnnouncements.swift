import FoundationEssentials
import Home

/// What is to be announced until a date, in order, and the files in which that was found.
struct PlannedAnnouncements: Sendable {
  var announcements: [Announcement] = []
  var files: [String] = []
  let until: Date

  init(_ announcements: [Announcement] = [], until: Date) {
    (self.announcements, self.until) = (announcements, until)
  }
}
