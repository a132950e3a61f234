package import FoundationEssentials
package import Views
package import System

/// The entries of a timeline in date order, each archived only when shown.
package struct Reel: Sendable {
  package let count: Int
  package let policy: TimelineReloadPolicy
  /// Why the entries aren't newer; nil if nothing stands in the way.
  package let providerFault: ProviderFault?
  /// Whether to ask the provider again at once.
  let isPreliminary: Bool
  // The closures share the author's array. In an array of `any TimelineEntry`, each entry would
  // take more memory than most entries need themselves.
  private let dateOfEntry: @Sendable (Int) -> Date
  private let relevanceOfEntry: @Sendable (Int) -> TimelineEntryRelevance?
  private let faceOfEntry: @Sendable (Int, Question) -> Face?
  private let stillOfEntry: @Sendable (Int) -> Reel

  /// The conditions in which to show an entry.
  private struct Question {
    let traits: Traits
    let isStale: Bool
    /// Whether the nearest face will do.
    let takesNearest: Bool
    let strings: StringTable
  }

  /// Keeps the last of entries with equal dates; drops entries whose date isn't finite.
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

  /// Creates a reel of entries drawn elsewhere for certain traits.
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
    (providerFault, isPreliminary) = (timeline.providerFault, timeline.isPreliminary)
    dateOfEntry = { entries[$0].date }
    relevanceOfEntry = { entries[$0].relevance }
    faceOfEntry = { face(entries[$0], $1) }
    stillOfEntry = { Reel(Timeline(entries: [entries[$0]], policy: policy), face: face) }
  }

  package func date(of entry: Int) -> Date { dateOfEntry(entry) }

  package func relevance(of entry: Int) -> TimelineEntryRelevance? { relevanceOfEntry(entry) }

  /// The face of an entry for `traits`; nil if it was drawn elsewhere, and not for these.
  package func face(
    of entry: Int, for traits: Traits, isStale: Bool = false, strings: StringTable = [:]
  ) -> Face? {
    faceOfEntry(
      entry, Question(traits: traits, isStale: isStale, takesNearest: false, strings: strings))
  }

  /// The face of an entry for the traits nearest to `traits`; nil if it has no face.
  package func nearestFace(
    of entry: Int, to traits: Traits, isStale: Bool = false, strings: StringTable = [:]
  ) -> Face? {
    faceOfEntry(
      entry, Question(traits: traits, isStale: isStale, takesNearest: true, strings: strings))
  }

  /// A reel with one entry only, so that the others can be freed.
  func still(of entry: Int) -> Reel { stillOfEntry(entry) }
}
