import Cells

/// A panel that is open at one of its pages.
struct OpenPanel: Hashable, Sendable {
  private(set) var page = 0

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
