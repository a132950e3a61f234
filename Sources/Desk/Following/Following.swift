import Almanac
import Boards
import Cast
import Home
import Store
import Timelines

/// The state of a dashboard that follows other processes.
struct Following: ~Copyable {
  /// Nil if there is no store.
  let store: Store?
  var board: Board
  /// When to read the store.
  var plan = ReadingPlan()
  /// Nil if there is no store.
  let reader: StoreReader?
  private let boardPlace: BoardFile?
  /// Nil if there is no folder for it.
  private(set) var boardFile: FollowedFile<Board?>?
  var settings: FollowedSettings
  private var listening: Listening?
  private var openRequests: [OpenRequest] = []
  /// The lasting problem last reported, and that of the store.
  private var (lastingFault, storeFault): (String?, String?)
  private let firstBoard: String
  /// Whether the Home Screen comes from a file.
  private var showsFile: Bool
  /// Whether it isn't known yet what stands on the Home Screen.
  private var isUnknown: Bool
  /// Whether the saved Home Screen has yet to be read, because it is unknown, has changed, or the
  /// file is gone.
  private(set) var wantsBoard: Bool
  private var own = OwnNotices()
  /// The number of damaged stores already reported.
  private var asideCount: Int

  init(_ store: Store?, from standing: StandingBoard, with settings: FollowedSettings) {
    self.settings = settings
    self.store = store
    board = standing.board
    boardPlace = standing.possibleFile
    boardFile = standing.possibleFile.map { FollowedFile(SmallFile(path: $0.path)) }
    reader = store.map { StoreReader(of: $0, after: standing.lastNotice) }
    asideCount = store?.setAside.count ?? 0
    (firstBoard, showsFile) = (standing.first, standing.file != nil)
    (isUnknown, wantsBoard) = (standing.isUnknown, standing.isUnknown)
    storeFault =
      standing.readingFault?.cause.lastingFault
      ?? (standing.isUnknown ? "chrome.store-awaited" : nil)
  }

  /// Registers as a listener, again if the folder was removed.
  mutating func listen() {
    if let store, !store.isHeard { listening = store.listen() }
  }

  /// Whether the shown widgets file is missing.
  var missesFile: Bool { showsFile && boardFile?.exists == false }

  /// Wants the Home Screen without the missing file.
  mutating func leaveFile() {
    guard missesFile, !wantsBoard else { return }
    wantsBoard = true
    plan.want()
  }

  /// The changes in the widgets file since the last call.
  mutating func fileEvents(kinds: [WidgetKind], in zone: Zone) -> [Event] {
    guard let written = takeWrittenBoard(kinds: kinds, in: zone) else { return [] }
    (board, showsFile, wantsBoard, isUnknown) = (written, true, false, false)
    return [.boardChanged(written.instances)]
  }

  /// The events of a reading's news.
  mutating func events(of news: StoreNews, kinds: [WidgetKind], in zone: Zone) -> [Event] {
    let wasBusy = storeFault == StoreError.Cause.busy.lastingFault
    storeFault = news.fault?.lastingFault
    // Providers may have given up meanwhile.
    let isFree: [Event] = wasBusy && news.fault == nil ? [.contentChanged(kind: nil)] : []
    let matters = takeMatters(of: news.notices)
    if matters.contains(where: { $0.matter == .board }), !showsFile { wantsBoard = true }
    let board = takeBoard(from: news, kinds: kinds, in: zone)
    let instances = self.board.instances
    openRequests += news.notices.compactMap { OpenRequest($0, among: instances) }
    return isFree + board + matters.compactMap { Self.event(of: $0, besides: $1) }
  }

  /// The saved Home Screen, once it is wanted and could be read.
  private mutating func takeBoard(
    from news: StoreNews, kinds: [WidgetKind], in zone: Zone
  ) -> [Event] {
    guard wantsBoard, let saved = news.board, boardFile?.exists != true else { return [] }
    wantsBoard = false
    // A store made anew has no board; what is shown stays.
    guard saved.placed != nil || showsFile || isUnknown,
      let board = try? StandingBoard.unwritten(
        at: .home, keptAs: saved.placed, orFirst: firstBoard, kinds: kinds, zone: zone)
    else { return [] }
    let leftFile = showsFile
    (self.board, showsFile, isUnknown) = (board, false, false)
    return [.boardChanged(board.instances)] + (leftFile ? [.noticed("chrome.board-gone")] : [])
  }

  /// The Home Screen from a changed file. A missing file changes nothing yet.
  private mutating func takeWrittenBoard(kinds: [WidgetKind], in zone: Zone) -> Board? {
    let place = boardPlace
    let change = boardFile?.takeChange { _ in try place?.board(kinds: kinds, zone: zone) }
    return change ?? nil
  }

  /// The subjects of the notices, each once, with the widgets that needn't reload because of any of
  /// them.
  private mutating func takeMatters(
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

  private static func event(of matter: Notice.Matter, besides known: Set<Instance.ID>) -> Event? {
    switch matter {
    case .changed(let kind): .contentChanged(kind: kind, besides: known)
    case .reload(let kind): .reloadRequested(kind: kind, besides: known)
    case .board, .open: nil
    }
  }

  /// The key of a notice about the store, if something has happened to it since the last call.
  mutating func takeNotice() -> String? {
    let before = asideCount
    asideCount = store?.setAside.count ?? 0
    return asideCount > before ? "chrome.store-damaged" : nil
  }

  /// The key of a lasting problem with the store, the widgets file or the settings, if it has
  /// changed. The inner nil means that the problem is over.
  mutating func takeLastingFault() -> String?? {
    let before = lastingFault
    lastingFault =
      boardFile?.fault != nil
      ? "chrome.board-unreadable"
      : settings.isReadable ? storeFault : "chrome.settings-unreadable"
    return lastingFault == before ? .none : .some(lastingFault)
  }

  /// Starts a trace that identifies the notices of a tap.
  mutating func trace(of tap: Tap.ID) -> NoticeTrace? { store.map { own.begin(tap, in: $0) } }

  /// Records the result of a tap.
  mutating func hear(_ event: Event) {
    if case .performed(let performance) = event { own.hear(performance) }
  }

  /// Returns the openings found so far, each once.
  mutating func takeOpenRequests() -> [OpenRequest] {
    defer { openRequests = [] }
    return openRequests
  }
}
