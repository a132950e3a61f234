import Almanac
import Boards
import Home
import Store
import Timelines

/// The boards while a dashboard runs, as saved; that of the Home Screen from the user's file, as long
/// as there is one.
struct FollowedBoards {
  private(set) var boards: [BoardPlace: Board]
  /// The first error of the file as it is, in a sentence; nil if there is none.
  private(set) var told: String?
  /// How long the file has been missing.
  var absence = Absence()
  let saving: BoardSaving
  private let kinds: [WidgetKind]
  private let language: Language
  private var first: FirstBoards
  private let place: BoardFile?
  private var file: FollowedFile<Board?>?
  /// The digest of the file as it was last read; nil if it says nothing.
  private var digest: String?
  /// The digest of the file whose lines the saved Home Screen has taken over.
  private var takenFile: String?
  /// Whether the saved boards have been read.
  private var isRead: Bool
  /// Whether the saved boards have changed, or the file has gone, since they were read.
  private var isOutdated = false

  /// The fault is that of the file at the start, of which only some lines are shown.
  init(
    _ standing: StandingBoards, kinds: [WidgetKind], saving: BoardSaving,
    fault: BoardError? = nil, telling language: Language = .english
  ) {
    (self.saving, self.language) = (saving, language)
    told = fault?.headline(in: language.commandWords)
    (boards, first, place) = (standing.boards, standing.first, standing.possibleFile)
    self.kinds = kinds
    file = standing.possibleFile.map { FollowedFile(SmallFile(path: $0.path), fault: fault) }
    (digest, takenFile) = (standing.home.file, standing.takenFile)
    isRead = !standing.isUnread
  }

  /// The folder of the file; nil if there is none.
  var folder: String? { file?.file.folder }

  /// Whether the file says what stands on the Home Screen, because its lines haven't been taken over.
  private var isRuled: Bool {
    boards[.home]?.file != nil && !BoardFile.isTaken(digest, by: takenFile)
  }

  /// Whether the Home Screen comes from a file that is missing.
  var missesFile: Bool { isRuled && file?.exists == false }

  /// Whether the saved boards have yet to be read.
  var wantsSaved: Bool { !isRead || isOutdated }

  /// Wants the saved boards instead of a missing file; returns whether it didn't yet.
  mutating func leaveFile() -> Bool {
    guard missesFile, !wantsSaved else { return false }
    isOutdated = true
    return true
  }

  /// Wants the saved boards, which have changed.
  mutating func hearOfChange() { isOutdated = true }

  /// The event for a changed file. A missing one changes nothing yet; one whose lines have been taken
  /// over leads to the saved boards.
  mutating func fileEvent(in zone: Zone) -> Event? {
    let (place, kinds) = (place, kinds)
    let state = file?.state
    let change = file?.takeChange { _ in try place?.board(kinds: kinds, zone: zone) }
    if file?.state != state {
      told = (file?.fault as? BoardError)?.headline(in: language.commandWords)
    }
    guard let written = change ?? nil else { return nil }
    digest = written.file
    guard !BoardFile.isTaken(digest, by: takenFile) else {
      isOutdated = true
      return nil
    }
    boards = boards.replacing(home: written)
    return boards[.home].map(Event.boardChanged)
  }

  /// Takes over a board as this dashboard has just saved it.
  mutating func adopt(_ board: Board) {
    if board.place == .home {
      takenFile = board.placed.takenFile
      guard !isRuled else { return }
    }
    (boards[board.place], isRead) = (board, true)
  }

  /// Takes over the boards as saved, if they are wanted. Those read before this dashboard's last step
  /// would take that back; its own notice leads to a later reading.
  mutating func take(_ saved: StoreNews.SavedBoards, in zone: Zone) -> [Event] {
    guard wantsSaved, saved.boards.isEmpty || saved.lastNotice >= saving.lastNotice else {
      return []
    }
    let wasRead = isRead
    (isRead, isOutdated) = (true, false)
    // A store made anew has no boards; what is shown stays.
    guard !saved.boards.isEmpty || !wasRead || missesFile,
      var others = try? first.moved(to: zone)
        .filling(saved.boards, numberingFrom: saved.nextNumber)
    else { return [] }
    takenFile = saved.boards[.home]?.takenFile
    let leavesFile = missesFile
    if isRuled, !leavesFile { others = others.replacing(home: boards[.home]) }
    let changed = BoardPlace.allCases.map { others[$0] ?? Board(emptyAt: $0) }
      .filter { $0 != boards[$0.place] ?? Board(emptyAt: $0.place) }
    boards = others
    return changed.map(Event.boardChanged) + (leavesFile ? [.noticed("chrome.board-gone")] : [])
  }

  /// Reads the configurations again, whose days and times depend on the zone.
  mutating func move(to zone: Zone) {
    first = first.moved(to: zone)
    boards = boards.mapValues { $0.moved(to: zone, kinds: kinds) }
  }
}
