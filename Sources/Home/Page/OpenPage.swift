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
  var pending: Tap.ID?
  /// Why that failed.
  var setback: Setback?
  /// Whether was told that something would be lost, and that it is to be closed all the same.
  private(set) var warnsOfLoss = false

  init(_ page: any Page, from instance: Instance.ID) {
    (self.page, self.instance) = (page, instance)
  }

  mutating func handle(_ event: PageEvent) -> PageEffect? {
    (warnsOfLoss, setback) = (false, nil)
    return page.handle(event)
  }

  /// Whether the page goes at once: what somebody has written is lost only if that is meant.
  mutating func leaves() -> Bool {
    guard page.isChanged, !warnsOfLoss else { return true }
    warnsOfLoss = true
    return false
  }
}
