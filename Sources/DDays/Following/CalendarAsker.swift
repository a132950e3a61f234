package import Wire
import System

/// The way to calendars on the web.
package final class CalendarAsker: Sendable {
  /// Asks a server, and waits no longer than a time.
  package typealias Asking = @Sendable (HTTPFetch, Duration) -> HTTPAnswer

  let ask: Asking
  /// Whether widgets ask for calendars that are due.
  package let asksByItself: Bool
  /// Whether commands ask for calendars that are due before they list them.
  let asksForLists: Bool
  /// What has been shown in this process.
  private let shown = LockedValue<Set<String>>([])
  /// Whether the network may be back.
  private let hasNetworkChanged = LockedValue(false)

  /// Longer than a server may take.
  package static let patience = Duration.seconds(9)

  package init(asksByItself: Bool, asksForLists: Bool = false, ask: @escaping Asking) {
    (self.asksByItself, self.asksForLists, self.ask) = (asksByItself, asksForLists, ask)
  }

  /// The way for a program without a network.
  package static var nowhere: CalendarAsker {
    CalendarAsker(asksByItself: false) { _, _ in .fault(HTTPFault(.offline)) }
  }

  /// Whether something is shown for the first time in this process. Then what is known has to do,
  /// because an answer takes its time.
  package func isFirst(_ name: String) -> Bool {
    shown.withLock { $0.insert(name).inserted }
  }

  /// Notes that servers that couldn't be reached may be within reach now.
  package func networkChanged() { hasNetworkChanged.withLock { $0 = true } }

  /// Whether the network may be back; says so once.
  func takeNetworkChange() -> Bool {
    hasNetworkChanged.withLock { hasChanged in
      defer { hasChanged = false }
      return hasChanged
    }
  }
}
