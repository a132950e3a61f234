package import FoundationEssentials
package import System
package import Views

/// The entries of a timeline in date order, each archived only when shown.
package struct AnyTimeline: Sendable {
  package let count: Int
  package let policy: TimelineReloadPolicy
  /// Why the entries aren't newer; nil if nothing stands in the way.
  package let providerFault: ProviderFault?
  /// Whether to ask the provider again at once.
  let isPreliminary: Bool
  /// Set if the entries are made up.
  package let simulationNotice: SimulationNotice?
  // The closures share the author's array. In an array of `any TimelineEntry`, each entry would
  // take more memory than most entries need themselves.
  private let dateOfEntry: @Sendable (Int) -> Date
  private let relevanceOfEntry: @Sendable (Int) -> TimelineEntryRelevance?
  private let faceOfEntry: @Sendable (Int, Question) -> Face?
  private let stillOfEntry: @Sendable (Int) -> AnyTimeline

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
    let simulationNotice = timeline.simulationNotice
    self.init(timeline) { entry, question in
      let isHidden = simulationNotice?.isHidden(in: question.traits.place) ?? false
      return archive(
        entry,
        EnvironmentValues(
          question.traits, isStale: question.isStale || isHidden, strings: question.strings))
    }
  }

  /// Creates a timeline of entries drawn elsewhere for certain traits.
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
    simulationNotice = timeline.simulationNotice
    dateOfEntry = { entries[$0].date }
    relevanceOfEntry = { entries[$0].relevance }
    faceOfEntry = { face(entries[$0], $1) }
    stillOfEntry = {
      var still = Timeline(entries: [entries[$0]], policy: policy)
      still.simulationNotice = timeline.simulationNotice
      return AnyTimeline(still, face: face)
    }
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

  /// A timeline with one entry only, so that the others can be freed.
  func still(of entry: Int) -> AnyTimeline { stillOfEntry(entry) }
}

extension AnyTimeline {
  /// The index of the last entry not later than `date`; nil if there is none.
  package func entry(at date: Date) -> Int? {
    let next = firstEntry(after: date)
    return next > 0 ? next - 1 : nil
  }

  /// The date of the first entry after `date`; nil if there is none.
  package func next(after date: Date) -> Date? {
    let entry = firstEntry(after: date)
    guard entry < count else { return nil }
    let next = self.date(of: entry)
    // An author may compute dates, which can then differ each time.
    return next > date ? next : nil
  }

  package var lastDate: Date? {
    count > 0 ? date(of: count - 1) : nil
  }

  private func firstEntry(after date: Date) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self.date(of: middle) <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension AnyTimeline {
  /// How relevant an entry is at a date, against the highest score of those dated within a day: above 0,
  /// at most 1; nil if it isn't relevant.
  ///
  /// Scores are on a widget's own scale, so they can't be compared with another widget's.
  package func weight(of entry: Int, at date: Date, within day: Range<Date>) -> Double? {
    guard let own = relevance(of: entry), own.score > 0, own.score.isFinite,
      own.duration <= 0 || date < self.date(of: entry) + own.duration
    else { return nil }
    let highest = (0..<count).filter { day.contains(self.date(of: $0)) }
      .compactMap { relevance(of: $0)?.score }.filter(\.isFinite).max()
    return Double(own.score / max(own.score, highest ?? own.score))
  }
}

/// An entry whose faces were drawn by another process or an earlier run.
package struct DrawnEntry: TimelineEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let faces: [Traits: Face]

  package init(date: Date, relevance: TimelineEntryRelevance? = nil, faces: [Traits: Face]) {
    (self.date, self.relevance, self.faces) = (date, relevance, faces)
  }

  /// The face with the nearest traits; ties are broken the same way every time.
  func face(nearest traits: Traits) -> Face? {
    faces.min { one, other in
      let (near, far) = (traits.distance(to: one.key), traits.distance(to: other.key))
      return near != far ? near < far : "\(one.key)" < "\(other.key)"
    }?.value
  }
}

extension Array where Element: TimelineEntry {
  /// The entries sorted by date. The last of equal dates stays; entries whose date isn't finite are
  /// dropped.
  var inOrderOfDates: [Element] {
    guard !isInOrderOfDates else { return self }
    // Sorting numbers is many times as fast as sorting entries, and reads each date only once.
    let sorted = enumerated()
      .map { (second: $1.date.timeIntervalSinceReferenceDate, index: $0) }
      .filter(\.second.isFinite)
      .sorted { $0 < $1 }
    return sorted.indices.compactMap { place in
      let next = place + 1
      let isLast = next == sorted.count || sorted[next].second > sorted[place].second
      return isLast ? self[sorted[place].index] : nil
    }
  }

  private var isInOrderOfDates: Bool {
    var last = -Double.infinity
    for entry in self {
      let date = entry.date.timeIntervalSinceReferenceDate
      guard date > last, date < .infinity else { return false }
      last = date
    }
    return true
  }
}

extension Date {
  var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
