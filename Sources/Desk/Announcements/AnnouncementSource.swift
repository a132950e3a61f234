package import Almanac
package import FoundationEssentials
package import Home
package import Store
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
