import Timelines
import Views
import WidgetIntents

/// The archived faces of a widget's current entry, by traits and staleness, so that switching
/// between looks archives nothing twice.
struct KeptFaces: Sendable {
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
