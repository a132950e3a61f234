package import Almanac
package import FoundationEssentials
package import Home
package import Store
import Terminal
package import Timelines
package import WidgetIntents

/// What may be announced of a topic within a time.
package struct AnnouncementSource: Sendable {
  /// Where to look, and for which time.
  package struct Scene: Sendable {
    package let store: Store
    package let from, until: Date
    package let zone: Zone
    /// The widgets on all boards.
    package let widgets: [Instance]
    package let dependencies: Dependencies

    package init(
      in store: Store, from: Date, until: Date, zone: Zone, widgets: [Instance] = [],
      dependencies: Dependencies = Dependencies()
    ) {
      (self.store, self.from, self.until, self.zone) = (store, from, until, zone)
      (self.widgets, self.dependencies) = (widgets, dependencies)
    }
  }

  /// Calls back with the files that it reads.
  package typealias Reading =
    @Sendable (Scene, _ noteFile: (String) -> Void) throws -> [Announcement]

  let topic: Announcement.Topic
  let announcements: Reading

  package init(of topic: Announcement.Topic, _ announcements: @escaping Reading) {
    (self.topic, self.announcements) = (topic, announcements)
  }
}

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

/// What is to be announced until a date, in order, and the files in which that was found.
struct PlannedAnnouncements: Sendable {
  var announcements: [Announcement] = []
  var files: [String] = []
  let until: Date

  init(_ announcements: [Announcement] = [], until: Date) {
    (self.announcements, self.until) = (announcements, until)
  }
}

/// A title and a text, as they are shown outside the screen: cut, on one line each, and without
/// anything that steers a terminal.
struct AnnouncementNotice: Hashable, Sendable {
  let title: String
  let text: String

  init(_ title: String, _ text: String = "") {
    (self.title, self.text) = (title.told, text.told)
  }

  /// Both as arguments of a program, which would take a dash for an option.
  var arguments: [String] {
    [title, text].map { $0.hasPrefix("-") ? "–" + $0.dropFirst() : $0 }
  }
}

/// How the user is told of what is due, and of what.
package struct NotifySettings: Hashable, Sendable {
  package enum Way: String, CaseIterable, Hashable, Sendable {
    case off, bell, terminal, command
  }

  package var way = Way.off
  /// The program that shows a notification and its first arguments; the title and the text follow.
  package var command: [String] = []
  package var topics: Set<Announcement.Topic> = [.reminders, .days, .timers]

  package init() {}

  /// Whether the user is told of a topic.
  package func tells(of topic: Announcement.Topic) -> Bool {
    way != .off && topics.contains(topic)
  }

  /// The topics that are to be looked for. Timers ring anyway.
  var soughtTopics: Set<Announcement.Topic> {
    way == .off ? [] : topics.subtracting([.timers])
  }
}
