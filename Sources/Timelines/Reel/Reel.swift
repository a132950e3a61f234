package import FoundationEssentials
package import Views

/// The entries of a timeline by their dates, each archived only when it is shown.
package struct Reel: Sendable {
  package let count: Int
  package let policy: TimelineReloadPolicy
  /// Why the entries are no newer, if they could be.
  package let obstacle: Obstacle?
  /// Whether the provider is to be asked again at once.
  let isPreliminary: Bool
  // Both share the author's array; of a list of `any TimelineEntry` each entry would take more
  // memory than most entries need themselves.
  private let dateOfEntry: @Sendable (Int) -> Date
  private let frameOfEntry: @Sendable (Int) -> Frame

  /// Entries of one date become the last of them; an entry whose date is no number is left out.
  package init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>,
    archive: @escaping @Sendable (Entry, EnvironmentValues) -> Face
  ) {
    let entries = timeline.entries.inOrderOfDates
    count = entries.count
    policy = timeline.policy
    (obstacle, isPreliminary) = (timeline.obstacle, timeline.isPreliminary)
    dateOfEntry = { entries[$0].date }
    frameOfEntry = { index in
      let entry = entries[index]
      return Frame(date: entry.date, relevance: entry.relevance) { archive(entry, $0) }
    }
  }

  private init(_ frame: Frame, policy: TimelineReloadPolicy) {
    count = 1
    self.policy = policy
    (obstacle, isPreliminary) = (nil, false)
    dateOfEntry = { _ in frame.date }
    frameOfEntry = { _ in frame }
  }

  package func date(of entry: Int) -> Date { dateOfEntry(entry) }

  package func relevance(of entry: Int) -> TimelineEntryRelevance? {
    frameOfEntry(entry).relevance
  }

  package func face(of entry: Int, in environment: EnvironmentValues) -> Face {
    frameOfEntry(entry).face(environment)
  }

  /// One entry by itself, so that the others need not be kept.
  func still(of entry: Int) -> Reel {
    Reel(frameOfEntry(entry), policy: policy)
  }
}
