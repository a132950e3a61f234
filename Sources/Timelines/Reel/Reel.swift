package import FoundationEssentials
package import Views

/// The entries of a timeline by their dates, each archived only when it is shown.
package struct Reel: Sendable {
  package let count: Int
  package let policy: TimelineReloadPolicy
  private let dateOfEntry: @Sendable (Int) -> Date
  private let faceOfEntry: @Sendable (Int, EnvironmentValues) -> Face

  /// Entries of one date become the last of them.
  package init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>,
    archive: @escaping @Sendable (Entry, EnvironmentValues) -> Face
  ) {
    let entries = timeline.entries
    count = entries.count
    policy = timeline.policy
    dateOfEntry = { entries[$0].date }
    faceOfEntry = { archive(entries[$0], $1) }
  }

  package func date(of entry: Int) -> Date { dateOfEntry(entry) }

  package func face(of entry: Int, in environment: EnvironmentValues) -> Face {
    faceOfEntry(entry, environment)
  }
}
