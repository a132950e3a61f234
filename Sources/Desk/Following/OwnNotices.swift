import Cast
import Home
import Store
import Timelines

/// The notices that the taps of this dashboard leave. When a tap is over its widget is asked anyway, so
/// that it need not be asked because of them as well.
struct OwnNotices {
  private var traces: [Tap.ID: NoticeTrace] = [:]

  mutating func begin(_ tap: Tap.ID, in store: Store) -> NoticeTrace {
    let trace = NoticeTrace(in: store)
    traces[tap] = trace
    return trace
  }

  /// The widget is asked now: of a tap that may still do something, later notices are news again.
  mutating func hear(_ performance: Performance) {
    let isEmpty = traces[performance.tap]?.isBehind(Notice.ID(0)) ?? true
    if performance.setback == .overdue || isEmpty { traces[performance.tap] = nil }
  }

  /// The widgets that need not be asked because of a notice.
  func makers(of notice: Notice.ID) -> Set<Instance.ID> {
    Set(traces.filter { $0.value.has(notice) }.map(\.key.instance))
  }

  /// All notices up to one have been read.
  mutating func forget(upTo last: Notice.ID) {
    traces = traces.filter { !$0.value.isBehind(last) }
  }

  /// In another database the same numbers are of others.
  mutating func forgetAll() { traces = [:] }
}
