package import Views

/// A face held by reference, so that comparing it with itself doesn't visit its nodes.
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
