package import HTTP
import Threading

/// The way to calendars on the web.
package final class CalendarAsker: Sendable {
  package typealias Asking = @Sendable (HTTPOrder) -> HTTPAnswer

  let ask: Asking
  /// Whether calendars are asked for when they are due, and not only when the user says so.
  package let asksByItself: Bool
  /// What has been shown in this process.
  private let shown = LockedValue<Set<String>>([])

  package init(asksByItself: Bool, ask: @escaping Asking) {
    (self.asksByItself, self.ask) = (asksByItself, ask)
  }

  /// The way for a program without a network.
  package static var nowhere: CalendarAsker {
    CalendarAsker(asksByItself: false) { _ in .fault(HTTPFault(.offline)) }
  }

  /// Whether something is shown for the first time in this process. Then what is known has to do,
  /// because an answer takes its time.
  package func isFirst(_ name: String) -> Bool {
    shown.withLock { $0.insert(name).inserted }
  }
}
