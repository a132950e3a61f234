import Cast
import Home
import Store
import Timelines

/// The notices that this dashboard's own taps cause. A widget reloads after its tap anyway, and
/// needn't because of these.
struct OwnNotices {
  private var traces: [Tap.ID: NoticeTrace] = [:]

  mutating func begin(_ tap: Tap.ID, in store: Store) -> NoticeTrace {
    let trace = NoticeTrace(in: store)
    traces[tap] = trace
    return trace
  }

  /// Records the result of a tap, whose widget now reloads. Notices that an overdue tap still
  /// causes count as new.
  mutating func hear(_ performance: Performance) {
    let isEmpty = traces[performance.tap]?.isBehind(Notice.ID(0)) ?? true
    if performance.actionFault == .overdue || isEmpty { traces[performance.tap] = nil }
  }

  /// The widgets that needn't reload because of a notice.
  func makers(of notice: Notice.ID) -> Set<Instance.ID> {
    Set(traces.filter { $0.value.has(notice) }.map(\.key.instance))
  }

  /// Forgets notices that have been read.
  mutating func forget(upTo last: Notice.ID) {
    traces = traces.filter { !$0.value.isBehind(last) }
  }

  /// Forgets everything; another database may reuse the numbers.
  mutating func forgetAll() { traces = [:] }
}
