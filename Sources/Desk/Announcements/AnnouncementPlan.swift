import FoundationEssentials
import Home
import Store

/// The sources to ask for what is to be announced, and for what time.
struct AnnouncementPlan: Sendable {
  let sources: [AnnouncementSource]
  let scene: AnnouncementSource.Scene

  /// What is to be announced and nobody has claimed; at most so much that it costs little.
  func agenda(in store: Store) throws -> PlannedAnnouncements {
    var agenda = PlannedAnnouncements(until: scene.until)
    let scene = AnnouncementSource.Scene(
      in: store, from: scene.from, until: scene.until, zone: scene.zone, widgets: scene.widgets,
      dependencies: scene.dependencies)
    for source in sources {
      agenda.announcements += try source.announcements(scene) { agenda.files.append($0) }
    }
    let claims = try store.read { try $0.claims() }
    agenda.announcements = Array(
      agenda.announcements.filter { $0.end > scene.from && !claims.have(Claim($0)) }
        .sorted { ($0.date, $0.subject) < ($1.date, $1.subject) }.prefix(Self.mostAnnouncements))
    return agenda
  }

  private static let mostAnnouncements = 1000
}

extension Claim {
  init(_ announcement: Announcement) {
    self.init(
      on: announcement.subject, due: announcement.date, tolerance: announcement.tolerance)
  }
}
