package import Home

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
