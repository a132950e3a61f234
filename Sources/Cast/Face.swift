import System
import Timelines
package import Views
import WidgetIntents

/// A face held by reference, so that comparing it with itself doesn't visit its nodes.
///
/// It may be archived when it is first looked at, by a closure that need not be `Sendable`. One thread
/// calls it, while others wait, which the compiler can't check; hence `@unchecked`.
package final class ArchivedFace: @unchecked Sendable {
  private var content: Content
  /// All that it is archived from in one environment; nil if nobody has said so.
  private let matter: (any Equatable & Sendable)?
  /// Held while the content is read or written.
  private let lock = LockedValue(())

  private enum Content {
    case known(Face)
    case later(() -> Face)
  }

  package init(_ face: Face) {
    (content, matter) = (.known(face), nil)
  }

  /// Faces of the same matter in one environment are the same, and needn't be archived to be compared.
  package init(
    of matter: (any Equatable & Sendable)? = nil, later archive: @escaping () -> Face
  ) {
    (content, self.matter) = (.later(archive), matter)
  }

  package var face: Face {
    lock.withLock { _ in
      switch content {
      case .known(let face): return face
      case .later(let archive):
        let face = archive()
        content = .known(face)
        return face
      }
    }
  }
}

extension ArchivedFace: Hashable {
  package static func == (one: ArchivedFace, other: ArchivedFace) -> Bool {
    one === other || one.isOfSameMatter(as: other) || one.face == other.face
  }

  private func isOfSameMatter(as other: ArchivedFace) -> Bool {
    guard let matter, let otherMatter = other.matter else { return false }
    return Self.areSame(matter, otherMatter)
  }

  private static func areSame<Matter: Equatable>(_ one: Matter, _ other: any Equatable) -> Bool {
    other as? Matter == one
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// The archived faces of the visible widgets, and one each of those that were visible last, for they
/// are soon again.
struct FaceShelf: Sendable {
  private static let mostHidden = 32

  private var faces: [Instance.ID: FaceCache] = [:]
  /// The widgets that have faces and aren't visible, the last ones last.
  private var hidden: [Instance.ID] = []
  /// The traits requested since the last answer, each once.
  private var awaited: [Instance.ID: Set<Traits>] = [:]

  subscript(id: Instance.ID) -> FaceCache? { faces[id] }

  mutating func keep(
    _ face: ArchivedFace, of id: Instance.ID, entry: ShownEntry.ID?, for traits: Traits,
    isStale: Bool
  ) {
    faces[id, default: FaceCache()].keep(face, of: entry, for: traits, isStale: isStale)
  }

  mutating func remove(_ id: Instance.ID) { (faces[id], awaited[id]) = (nil, nil) }

  mutating func show(only visible: Set<Instance.ID>) {
    let leaving = faces.keys.filter { !visible.contains($0) && !hidden.contains($0) }.sorted()
    hidden = hidden.filter { !visible.contains($0) && faces[$0] != nil } + leaving
    for id in leaving { faces[id]?.keepLast() }
    for id in hidden.dropLast(Self.mostHidden) { faces[id] = nil }
    hidden = hidden.suffix(Self.mostHidden)
  }

  /// Records that a face for `traits` is awaited; returns false if it was already.
  mutating func expect(_ traits: Traits, of id: Instance.ID) -> Bool {
    awaited[id, default: []].insert(traits).inserted
  }

  /// Records that all requests for faces of a widget are answered.
  mutating func answer(_ id: Instance.ID) { awaited[id] = nil }
}

/// The archived faces of a widget's current entry, by traits and staleness, so that switching
/// between looks archives nothing twice.
struct FaceCache: Sendable {
  /// The maximum for one entry, fresh and stale each.
  static let most = 4

  private struct Kept {
    let traits: Traits
    let isStale: Bool
    let face: ArchivedFace
  }

  /// Nil before the first answer.
  private var entry: ShownEntry.ID?
  /// The most recently used face comes last.
  private var faces: [Kept] = []
  private var earlierIntents = IntentTypes()

  func face(of entry: ShownEntry.ID?, for traits: Traits, isStale: Bool) -> ArchivedFace? {
    guard entry == self.entry else { return nil }
    return faces.last { $0.isStale == isStale && $0.traits == traits }?.face
  }

  /// The most recently used face, which may belong to the previous entry.
  var last: ArchivedFace? { faces.last?.face }

  /// The intent types of these and earlier faces: a press may belong to a face that has just been
  /// replaced. A face has more of them once more of it has been laid out.
  var intents: IntentTypes {
    faces.reduce(into: earlierIntents) { $0.formUnion($1.face.face.intents) }
  }

  /// Forgets all faces but the most recently used one.
  mutating func keepLast() {
    earlierIntents = intents
    faces = faces.suffix(1)
  }

  mutating func keep(
    _ face: ArchivedFace, of entry: ShownEntry.ID?, for traits: Traits, isStale: Bool
  ) {
    earlierIntents = intents
    if entry != self.entry { (self.entry, faces) = (entry, []) }
    faces.removeAll { $0.isStale == isStale && $0.traits == traits }
    faces.append(Kept(traits: traits, isStale: isStale, face: face))
    let alike = faces.indices.filter { faces[$0].isStale == isStale }
    if alike.count > Self.most, let oldest = alike.first { faces.remove(at: oldest) }
  }
}

/// A preview's request, and its snapshot once that has arrived.
struct PreviewTimeline: Sendable {
  let request: TimelineRequest
  let traits: Traits
  var timeline: AnyTimeline?
  var isAsked = false
}

/// The shown previews and the questions about them that are open.
struct PreviewShelf: Sendable {
  private var shown: [Preview: PreviewTimeline] = [:]
  /// The previews whose snapshots are requested, by request.
  private var asked: [TimelineRequest: Preview] = [:]
  private var count = 0

  /// That of every question about a preview. The schedule begins its own with 1, also for widgets that
  /// a stack suggests, whose numbers are below zero as those of previews are.
  private static let generation = 0

  func timeline(of preview: Preview) -> AnyTimeline? { shown[preview]?.timeline }

  /// Sets the shown previews with their traits; drops the others. One that stands where another of
  /// the same widget was shows what that did until its own snapshot arrives.
  mutating func show(_ next: [Preview: Traits]) {
    let before = shown
    shown = shown.filter { next[$0.key] != nil }
    for (preview, traits) in next where shown[preview] == nil {
      let timeline = before.first { preview.succeeds($0.key) && $0.value.timeline != nil }?.value
        .timeline
      count += 1
      let request = TimelineRequest(instance: Instance.ID(-count), generation: Self.generation)
      shown[preview] = PreviewTimeline(request: request, traits: traits, timeline: timeline)
    }
  }

  /// The previews to ask for now. While a provider is asked about one variant of a widget, the next
  /// has to wait.
  mutating func ask() -> [(preview: Preview, request: TimelineRequest, traits: Traits)] {
    let waiting = shown.filter { preview, known in
      !known.isAsked && !asked.values.contains { preview.succeeds($0) }
    }
    return waiting.map { preview, known in
      shown[preview]?.isAsked = true
      asked[known.request] = preview
      return (preview, known.request, known.traits)
    }
  }

  /// Takes an answer; returns false if it isn't for a preview.
  mutating func receive(_ answer: TimelineAnswer) -> Bool {
    guard answer.request.generation == Self.generation else { return false }
    // An overdue provider may still answer, and holds up the next question no longer.
    asked[answer.request] = nil
    if let preview = shown.first(where: { $0.value.request == answer.request })?.key,
      case .timeline(let timeline) = answer.outcome, timeline.count > 0
    {
      shown[preview]?.timeline = timeline
    }
    return true
  }
}
