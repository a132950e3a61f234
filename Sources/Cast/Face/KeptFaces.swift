import Intents
import Timelines
import Views

/// The faces of one widget that have been archived: those of the entry that shows, each with its
/// traits and fresh or stale, so that nothing is archived again on the way to a look and back.
struct KeptFaces: Sendable {
  /// Of one entry, fresh and stale each.
  static let most = 4

  private struct Kept {
    let traits: Traits
    let isStale: Bool
    let face: ArchivedFace
  }

  /// Nil while nothing is known.
  private var entry: ShownEntry.ID?
  /// That which was used last comes last.
  private var faces: [Kept] = []
  /// The types of the intents in these and earlier ones: what is hit may belong to a face that has
  /// just been replaced.
  private(set) var intents = IntentTypes()

  func face(of entry: ShownEntry.ID?, for traits: Traits, isStale: Bool) -> ArchivedFace? {
    guard entry == self.entry else { return nil }
    return faces.last { $0.isStale == isStale && $0.traits == traits }?.face
  }

  /// The last one of an entry; of another entry the last one there was.
  var last: ArchivedFace? { faces.last?.face }

  mutating func keep(
    _ face: ArchivedFace, of entry: ShownEntry.ID?, for traits: Traits, isStale: Bool
  ) {
    if entry != self.entry { (self.entry, faces) = (entry, []) }
    intents.formUnion(face.face.intents)
    faces.removeAll { $0.isStale == isStale && $0.traits == traits }
    faces.append(Kept(traits: traits, isStale: isStale, face: face))
    let alike = faces.indices.filter { faces[$0].isStale == isStale }
    if alike.count > Self.most, let oldest = alike.first { faces.remove(at: oldest) }
  }
}
