import Almanac
import Boards
import Cast
import Home
import Store
import System
import Timelines

/// What a dashboard follows while it runs, because other processes may change it: the boards, the
/// store, the settings, how everything looks, and the lock.
struct Following: ~Copyable {
  var boards: FollowedBoards
  var stored: FollowedStore
  var config: FollowedConfig
  var settings: FollowedSettings
  var preferences: FollowedPreferences
  var lockFile: LockFile
  var alarms = FollowedAlarms()
  var announcements: FollowedAnnouncements
  private let sheets: SettingsSheets
  private var openRequests: [OpenRequest] = []
  /// The lasting problem last reported.
  private var lastingFault: String?

  init(
    _ store: Store?, from standing: StandingBoards, ringing alarms: AlarmSource?,
    kinds: [WidgetKind],
    config: FollowedConfig, settings: FollowedSettings, preferences: FollowedPreferences,
    lockFile: LockFile, sheets: SettingsSheets, saving: BoardSaving,
    boardFault: BoardError? = nil, announcing sources: [AnnouncementSource] = []
  ) {
    announcements = FollowedAnnouncements(from: sources)
    boards = FollowedBoards(
      standing, kinds: kinds, saving: saving, fault: boardFault, telling: settings.language)
    stored = FollowedStore(
      store, after: standing.lastNotice, ringing: alarms, fault: standing.storeFault)
    (self.config, self.settings, self.preferences) = (config, settings, preferences)
    (self.lockFile, self.sheets) = (lockFile, sheets)
  }

  /// Has the page of settings told what holds.
  func tellSettings() {
    sheets.tell(about: settings.asked, showing: preferences.shown, wrong: config.faults)
  }

  /// Wants the Home Screen without the missing file.
  mutating func leaveFile() {
    if boards.leaveFile() { stored.plan.want() }
  }

  /// The events of a reading's news.
  mutating func events(of news: StoreNews, in zone: Zone) -> [Event] {
    // Providers may have given up meanwhile.
    let isFree: [Event] = stored.hear(news) ? [.contentChanged(kind: nil)] : []
    let matters = stored.takeMatters(of: news.notices)
    if matters.contains(where: { $0.matter == .board }) { boards.hearOfChange() }
    let changed = news.boards.map { boards.take($0, in: zone) } ?? []
    let instances = boards.boards.instances
    openRequests += news.notices.compactMap { OpenRequest($0, among: instances) }
    return isFree + changed + matters.compactMap { Self.event(of: $0, besides: $1) }
  }

  private static func event(of matter: Notice.Matter, besides known: Set<Instance.ID>) -> Event? {
    switch matter {
    case .changed(let kind): .contentChanged(kind: kind, besides: known)
    case .reload(let kind): .reloadRequested(kind: kind, besides: known)
    case .board, .open: nil
    }
  }

  /// The key of a notice about the store, if something has happened to it since the last call.
  mutating func takeNotice() -> String? { stored.takeLoss() ? "chrome.store-damaged" : nil }

  /// A lasting problem with the store, the widgets file or the settings, if it has changed: the key of
  /// its text, or the text. The inner nil means that the problem is over.
  mutating func takeLastingFault() -> String?? {
    let before = lastingFault
    // A percent sign stands for a value in texts.
    let told = (boards.told ?? config.told)?.replacing("%", with: "%%")
    lastingFault =
      told
      ?? (settings.isReadable && preferences.isReadable
        ? stored.fault?.key : "chrome.settings-unreadable")
    return lastingFault == before ? .none : .some(lastingFault)
  }

  /// Returns the openings found so far, each once.
  mutating func takeOpenRequests() -> [OpenRequest] {
    defer { openRequests = [] }
    return openRequests
  }
}

extension StandingBoards {
  fileprivate var storeFault: FollowedStore.Fault? {
    readingFault.map { .unreadable($0.cause) } ?? (isUnread ? .unread : nil)
  }
}

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

/// Decides when to read the store: after each change around it, one reading at a time; while others
/// use it, again after pauses that grow from 0.1 s to 5 s.
struct ReadingPlan {
  private var isWanted = false
  private var isUnderWay = false
  /// The next attempt after one that found the store in use, and when that ended.
  private var retry: (instant: Duration, pause: Duration, last: Duration)?
  private var lastEnd: Duration?

  static let shortestPause = Duration.milliseconds(100)
  static let longestPause = Duration.seconds(5)

  /// The next instant at which to call `begin`.
  var next: Duration? { isUnderWay ? nil : retry?.instant }

  /// Records a change; brings an attempt forward, though not all at once.
  mutating func want() {
    isWanted = true
    if let retry { self.retry?.instant = min(retry.instant, retry.last + Self.shortestPause) }
  }

  /// Whether a reading may itself have caused a change around the store, by opening its files.
  func explainsChange(at instant: Duration) -> Bool {
    isUnderWay || lastEnd.map { instant - $0 < Self.shortestPause } ?? false
  }

  /// Whether a reading is to start now; if so, counts it as started.
  mutating func begin(at instant: Duration) -> Bool {
    guard !isUnderWay, retry.map({ $0.instant <= instant }) ?? isWanted else { return false }
    (isUnderWay, isWanted) = (true, false)
    return true
  }

  /// Records the end of a reading, and whether the store was in use.
  mutating func end(isBusy: Bool, at instant: Duration) {
    (isUnderWay, lastEnd) = (false, instant)
    let pause = retry.map { min($0.pause * 2, Self.longestPause) } ?? Self.shortestPause
    retry = isBusy ? (instant + pause, pause, instant) : nil
  }
}

/// Reads what other processes have left in the store; slowly if they use it, so never on the loop.
/// One reading at a time.
final class StoreReader: Sendable {
  private let store: Store
  private let notices: LockedValue<NoticeReader>
  private let patience: Duration
  private let alarms: AlarmSource?

  /// Starts after the last known notice; each reading waits up to `patience` for other processes.
  init(
    of store: Store, after last: Notice.ID?, ringing alarms: AlarmSource? = nil,
    patience: Duration = .milliseconds(100)
  ) {
    (self.store, self.patience, self.alarms) = (store, patience, alarms)
    notices = LockedValue(NoticeReader(of: store, after: last))
  }

  /// The notices since the last reading, and the saved boards if they are wanted or have changed.
  /// What can't be read now comes with a later reading.
  func news(wantingBoards: Bool, announcing plan: AnnouncementPlan? = nil) -> StoreNews {
    let patience = Patience(patience)
    var news = StoreNews()
    news.notices = notices.withLock { (try? $0.next(within: patience)) ?? [] }
    let areBoardsWanted = wantingBoards || news.notices.contains { $0.matter == .board }
    guard !store.isNew else {
      if areBoardsWanted { news.boards = StoreNews.SavedBoards() }
      (news.alarms, news.agenda) = ([], plan.map { PlannedAnnouncements(until: $0.scene.until) })
      return news
    }
    do {
      (news.boards, news.alarms) = try store.sharing(patience).read { contents in
        // Even if nothing is wanted, whether the store can be read is news.
        _ = try contents.lastNotice()
        let boards = try areBoardsWanted ? StoreNews.SavedBoards(contents) : nil
        return (boards, try alarms?.alarms(contents))
      }
      news.agenda = try plan?.agenda(in: store.sharing(patience))
    } catch {
      news.fault = (error as? StoreError)?.cause ?? .failed("\(error)")
    }
    return news
  }
}

extension StoreNews.SavedBoards {
  fileprivate init(_ contents: borrowing Contents) throws {
    self.init(
      boards: try contents.placedBoards(), nextNumber: try contents.nextWidget().number,
      lastNotice: try contents.lastNotice())
  }
}
