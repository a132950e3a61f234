import Threading
package import Views

/// The texts of a layout that change as time passes, each noted when it is first measured.
package final class TickingTexts: Sendable {
  private let noted = LockedValue<[TextNode]?>([])

  package init() {}

  /// All of them; nil if more changes than what they show, or if they are many.
  package var texts: [TextNode]? { noted.withLock { $0 } }

  func note(_ text: TextNode) {
    noted.withLock { texts in
      guard let known = texts, !known.contains(text) else { return }
      texts = known.count < Self.most ? known + [text] : nil
    }
  }

  /// Something else changes, too, such as what is read out.
  func giveUp() { noted.withLock { $0 = nil } }

  /// To compare more of them takes longer than to lay them out.
  private static let most = 16
}
