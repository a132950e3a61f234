import Cast
import Home
import Store
import Timelines

/// The store while a dashboard runs: when to read it, and what has happened to it.
struct FollowedStore: ~Copyable {
  /// Why nothing is known of the store's contents.
  enum Fault: Hashable {
    case unread
    case unreadable(StoreError.Cause)
  }

  /// Nil if there is no folder for it.
  let store: Store?
  let reader: StoreReader?
  var plan = ReadingPlan()
  private(set) var fault: Fault?
  private var listening: Listening?
  private var own = OwnNotices()
  /// The number of damaged stores already reported.
  private var asideCount: Int

  /// Starts after a notice; nil if the last one is unknown.
  init(
    _ store: Store?, after last: Notice.ID?, ringing alarms: AlarmSource? = nil, fault: Fault?
  ) {
    self.store = store
    self.fault = fault
    reader = store.map { StoreReader(of: $0, after: last, ringing: alarms) }
    asideCount = store?.setAside.count ?? 0
  }

  /// Registers as a listener, again if the folder was removed.
  mutating func listen() {
    if let store, !store.isHeard { listening = store.listen() }
  }

  /// Records whether the store could be read; returns whether others have only now released it.
  mutating func hear(_ news: StoreNews) -> Bool {
    let wasBusy = fault == .unreadable(.busy)
    fault = news.fault.map(Fault.unreadable)
    return wasBusy && fault == nil
  }

  /// Whether a damaged store was set aside since the last call.
  mutating func takeLoss() -> Bool {
    let before = asideCount
    asideCount = store?.setAside.count ?? 0
    return asideCount > before
  }

  /// The subjects of the notices, each once, with the widgets that needn't reload because of any of
  /// them.
  mutating func takeMatters(
    of notices: [Notice]
  ) -> [(matter: Notice.Matter, known: Set<Instance.ID>)] {
    if notices.contains(where: { $0.matter == .changed(kind: nil) }) { own.forgetAll() }
    var matters: [(matter: Notice.Matter, known: Set<Instance.ID>)] = []
    for notice in notices {
      let makers = own.makers(of: notice.id)
      if let index = matters.firstIndex(where: { $0.matter == notice.matter }) {
        matters[index].known.formIntersection(makers)
      } else {
        matters.append((notice.matter, makers))
      }
    }
    if let last = notices.last { own.forget(upTo: last.id) }
    return matters
  }

  /// Starts a trace that identifies the notices of a tap.
  mutating func trace(of tap: Tap.ID) -> NoticeTrace? { store.map { own.begin(tap, in: $0) } }

  /// Records the result of a tap.
  mutating func hear(_ event: Event) {
    if case .performed(let performance) = event { own.hear(performance) }
  }
}

extension FollowedStore.Fault {
  /// The key of the lasting problem that this is for a dashboard.
  var key: String {
    switch self {
    case .unread: "chrome.store-awaited"
    case .unreadable(let cause): cause.lastingFault
    }
  }
}
