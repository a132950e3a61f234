import System
package import Views

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
