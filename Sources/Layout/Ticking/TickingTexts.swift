import Threading
package import Views

/// The texts of a layout that change as time passes, each noted when it is first measured.
package final class TickingTexts: Sendable {
  private let noted = LockedValue<[TextNode]?>([])

  package init() {}

  /// All of them; nil if more changes than what they show.
  package var texts: [TextNode]? { noted.withLock { $0 } }

  func note(_ text: TextNode) {
    noted.withLock { texts in
      if texts?.contains(text) == false { texts?.append(text) }
    }
  }

  /// Something else changes, too, such as what is read out.
  func giveUp() { noted.withLock { $0 = nil } }
}
