import Threading
package import Views

/// A face held by reference, so that comparing it with itself doesn't visit its nodes.
///
/// It may be archived when it is first looked at, by a closure that need not be `Sendable`. One thread
/// calls it, while others wait, which the compiler can't check; hence `@unchecked`.
package final class ArchivedFace: @unchecked Sendable {
  private var content: Content
  /// Held while the content is read or written.
  private let lock = LockedValue(())

  private enum Content {
    case known(Face)
    case later(() -> Face)
  }

  package init(_ face: Face) {
    content = .known(face)
  }

  package init(later archive: @escaping () -> Face) {
    content = .later(archive)
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
    one === other || one.face == other.face
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
