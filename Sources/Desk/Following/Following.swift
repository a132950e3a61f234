import Almanac
import Boards
import Home
import Store
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
