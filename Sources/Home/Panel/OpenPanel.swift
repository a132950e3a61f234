import Cells

/// A panel that is open at one of its pages.
struct OpenPanel: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// All keys and what they do.
    case help
    /// How it stands with the timeline of the focused widget.
    case inspector
  }

  let subject: Subject
  private(set) var page = 0

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Turns the pages if there are any; every other key closes the panel.
  func handle(_ key: Key, pageCount: Int) -> OpenPanel? {
    let step: Int
    switch key.code {
    case .down, .right, .pageDown, .tab, .character(" "): step = 1
    case .up, .left, .pageUp: step = -1
    default: return nil
    }
    guard pageCount > 1 else { return nil }
    var panel = self
    panel.page = max(0, min(page + step, pageCount - 1))
    return panel
  }
}
