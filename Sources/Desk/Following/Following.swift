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
  private let boardPlace: BoardFile?
  /// Nil if there is no folder for it.
  private(set) var boardFile: FollowedFile<Board?>?
  var settings: FollowedSettings
  private var reader: NoticeReader?
  private var listening: Listening?
  private var openRequests: [OpenRequest] = []
  private var lastingFault: String?
  private let firstBoard: String
  /// Whether the Home Screen comes from a file.
  private var showsFile: Bool
  private var own = OwnNotices()
  /// The number of damaged stores already reported.
  private var asideCount: Int

  init(_ store: Store?, from standing: StandingBoard, with settings: FollowedSettings) {
    self.settings = settings
    self.store = store
    board = standing.board
    boardPlace = standing.possibleFile
    boardFile = standing.possibleFile.map { FollowedFile(SmallFile(path: $0.path)) }
    reader = store.map { NoticeReader(of: $0, after: standing.lastNotice) }
    asideCount = store?.setAside.count ?? 0
    (firstBoard, showsFile) = (standing.first, standing.file != nil)
  }

  /// Registers as a listener, again if the folder was removed.
  mutating func listen() {
    if let store, !store.isHeard { listening = store.listen() }
  }

  /// Whether the shown widgets file is missing.
  var missesFile: Bool { showsFile && boardFile?.exists == false }

  /// Switches to the Home Screen without the file; nil if the store can't be read.
  mutating func leaveFile(kinds: [WidgetKind], in zone: Zone) -> Event? {
    guard missesFile,
      let board = try? StandingBoard.unwritten(
        at: .home, in: store, orFirst: firstBoard, kinds: kinds, zone: zone)
    else { return nil }
    (self.board, showsFile) = (board, false)
    return .boardChanged(board.instances)
  }

  /// The changes by other processes since the last call. What can't be read now follows next time.
  mutating func events(kinds: [WidgetKind], in zone: Zone) -> [Event] {
    let notices = (try? reader?.next()) ?? []
    let instances = board.instances
    openRequests += notices.compactMap { OpenRequest($0, among: instances) }
    let matters = takeMatters(of: notices)
    let written = takeWrittenBoard(kinds: kinds, in: zone)
    if let written { (board, showsFile) = (written, true) }
    return (written.map { [.boardChanged($0.instances)] } ?? [])
      + matters.compactMap { event(of: $0, besides: $1, kinds: kinds, in: zone) }
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
      : settings.isReadable ? store.flatMap(\.lastingFault) : "chrome.settings-unreadable"
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

  private mutating func event(
    of matter: Notice.Matter, besides known: Set<Instance.ID>, kinds: [WidgetKind], in zone: Zone
  ) -> Event? {
    switch matter {
    case .changed(let kind): return .contentChanged(kind: kind, besides: known)
    case .reload(let kind): return .reloadRequested(kind: kind, besides: known)
    case .board:
      guard boardFile?.exists != true, !showsFile,
        let placed = try? store?.read({ try $0.board(at: .home) })
      else { return nil }
      board = Board(of: placed, kinds: kinds, zone: zone)
      return .boardChanged(board.instances)
    case .open: return nil
    }
  }
}

extension Store {
  /// The key of the reason why the store can't be read.
  fileprivate var lastingFault: String? {
    guard exists || isLost else { return nil }
    do {
      _ = try read { try $0.lastNotice() }
      return nil
    } catch {
      return switch (error as? StoreError)?.cause {
      case .gone: "chrome.store-gone"
      case .newer: "chrome.store-newer"
      case .foreign: "chrome.store-foreign"
      default: "chrome.store-unreadable"
      }
    }
  }
}
