package import FoundationEssentials
package import Views

/// The entries of a timeline by their dates, each archived only when it is shown.
package struct Reel: Sendable {
  package typealias Strings = [String: String]

  package let count: Int
  package let policy: TimelineReloadPolicy
  /// Why the entries are no newer, if they could be.
  package let obstacle: Obstacle?
  /// Whether the provider is to be asked again at once.
  let isPreliminary: Bool
  // All share the author's array; of a list of `any TimelineEntry` each entry would take more
  // memory than most entries need themselves.
  private let dateOfEntry: @Sendable (Int) -> Date
  private let relevanceOfEntry: @Sendable (Int) -> TimelineEntryRelevance?
  private let faceOfEntry: @Sendable (Int, Question) -> Face?
  private let stillOfEntry: @Sendable (Int) -> Reel

  /// How an entry is to be shown.
  private struct Question {
    let traits: Traits
    let isStale: Bool
    /// Whether the face that comes nearest will do.
    let takesNearest: Bool
    let strings: Strings
  }

  /// Entries of one date become the last of them; an entry whose date is no number is left out.
  package init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>,
    archive: @escaping @Sendable (Entry, EnvironmentValues) -> Face
  ) {
    self.init(timeline) { entry, question in
      archive(
        entry,
        EnvironmentValues(question.traits, isStale: question.isStale, strings: question.strings))
    }
  }

  /// Entries that were drawn elsewhere, each for the traits that were asked for.
  package init(drawn timeline: Timeline<DrawnEntry>) {
    self.init(timeline) { entry, question in
      entry.faces[question.traits]
        ?? (question.takesNearest ? entry.face(nearest: question.traits) : nil)
    }
  }

  private init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>, face: @escaping @Sendable (Entry, Question) -> Face?
  ) {
    let (policy, entries) = (timeline.policy, timeline.entries.inOrderOfDates)
    count = entries.count
    self.policy = policy
    (obstacle, isPreliminary) = (timeline.obstacle, timeline.isPreliminary)
    dateOfEntry = { entries[$0].date }
    relevanceOfEntry = { entries[$0].relevance }
    faceOfEntry = { face(entries[$0], $1) }
    stillOfEntry = { Reel(Timeline(entries: [entries[$0]], policy: policy), face: face) }
  }

  package func date(of entry: Int) -> Date { dateOfEntry(entry) }

  package func relevance(of entry: Int) -> TimelineEntryRelevance? { relevanceOfEntry(entry) }

  /// What an entry shows with some traits; nil if it was drawn elsewhere and not for these.
  package func face(
    of entry: Int, for traits: Traits, isStale: Bool = false, strings: Strings = [:]
  ) -> Face? {
    faceOfEntry(
      entry, Question(traits: traits, isStale: isStale, takesNearest: false, strings: strings))
  }

  /// What an entry shows with the traits that come nearest to some; nil if it has no face at all.
  package func nearestFace(
    of entry: Int, to traits: Traits, isStale: Bool = false, strings: Strings = [:]
  ) -> Face? {
    faceOfEntry(
      entry, Question(traits: traits, isStale: isStale, takesNearest: true, strings: strings))
  }

  /// One entry by itself, so that the others need not be kept.
  func still(of entry: Int) -> Reel { stillOfEntry(entry) }
}
