import Timelines
import Views

/// The archived faces of the visible widgets, and one each of those that were visible last, for they
/// are soon again.
struct FaceShelf: Sendable {
  private static let mostHidden = 32

  private var faces: [Instance.ID: KeptFaces] = [:]
  /// The widgets that have faces and aren't visible, the last ones last.
  private var hidden: [Instance.ID] = []
  /// The traits requested since the last answer, each once.
  private var awaited: [Instance.ID: Set<Traits>] = [:]

  subscript(id: Instance.ID) -> KeptFaces? { faces[id] }

  mutating func keep(
    _ face: ArchivedFace, of id: Instance.ID, entry: ShownEntry.ID?, for traits: Traits,
    isStale: Bool
  ) {
    faces[id, default: KeptFaces()].keep(face, of: entry, for: traits, isStale: isStale)
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
