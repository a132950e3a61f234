import System

/// An alternative that is archived when it is tried, because mostly an earlier one fits.
///
/// Its view is a value, but may not be `Sendable`. One thread evaluates it, while others wait, which
/// the compiler can't check; hence `@unchecked`.
package final class LaterNodes: @unchecked Sendable {
  private let archive: () -> ArchivedNodes
  private let known = LockedValue<ArchivedNodes?>(nil)

  init(_ archive: @escaping () -> ArchivedNodes) {
    self.archive = archive
  }

  var archived: ArchivedNodes {
    known.withLock { known in
      if let known { return known }
      let archived = archive()
      known = archived
      return archived
    }
  }

  /// Nil if it hasn't been tried.
  var archivedSoFar: ArchivedNodes? { known.withLock(\.self) }
}
