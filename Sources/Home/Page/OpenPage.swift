import Cells
import FoundationEssentials
import Intents
import Pages
import Timelines

/// A page that is open in front of the widgets.
struct OpenPage: Sendable {
  private(set) var page: any Page
  /// The widget from which it was opened.
  let instance: Instance.ID
  /// What has to be done before it is closed.
  private(set) var pending: Tap.ID?
  /// Why that failed.
  private(set) var setback: Setback?
  /// Whether was told that something would be lost, and that it is to be closed all the same.
  private(set) var warnsOfLoss = false

  init(_ page: any Page, from instance: Instance.ID) {
    (self.page, self.instance) = (page, instance)
  }

  /// Whether the page waits for what it wanted done, and nothing else counts meanwhile.
  var isBusy: Bool { pending != nil && setback == nil }

  mutating func handle(_ event: PageEvent) -> PageEffect? {
    guard !isBusy else { return nil }
    (warnsOfLoss, setback, pending) = (false, nil, nil)
    return page.handle(event)
  }

  mutating func await(_ tap: Tap.ID) {
    pending = tap
  }

  /// Whether the page goes, for what it wanted is done; else it says why it is not.
  mutating func receive(_ performance: Performance) -> Bool {
    guard pending == performance.tap else { return false }
    setback = performance.setback
    // What has had its time may still be done.
    if setback != nil, setback != .overdue { pending = nil }
    return setback == nil
  }

  /// Whether the page goes at once: what somebody has written is lost only if that is meant.
  mutating func leaves() -> Bool {
    guard !isBusy else { return false }
    guard page.isChanged, !warnsOfLoss else { return true }
    warnsOfLoss = true
    return false
  }
}
