package import Views

/// A face that is kept and compared often: one that is the very same is found equal without a look at
/// its nodes.
package final class ArchivedFace: Sendable {
  package let face: Face

  package init(_ face: Face) {
    self.face = face
  }
}

extension ArchivedFace: Hashable {
  package static func == (one: ArchivedFace, other: ArchivedFace) -> Bool {
    one === other || one.face == other.face
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
