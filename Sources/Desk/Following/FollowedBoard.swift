import Almanac
import Boards
import Home
import Store
import Timelines

/// The Home Screen's board while a dashboard runs: from the user's file as long as there is one,
/// otherwise as saved.
struct FollowedBoard {
  private enum Origin {
    case file, saved
    /// Nothing is shown, because the saved board hasn't been read yet.
    case unread
  }

  private(set) var board: Board
  /// How long the file has been missing.
  var absence = Absence()
  let saving: BoardSaving
  private let kinds: [WidgetKind]
  /// The text of the default board.
  private let first: String
  private let place: BoardFile?
  private var file: FollowedFile<Board?>?
  private var origin: Origin
  /// Whether the saved board has changed, or the file has gone, since the board was read.
  private var isOutdated = false

  init(_ standing: StandingBoard, kinds: [WidgetKind], saving: BoardSaving) {
    self.saving = saving
    (board, first, place) = (standing.board, standing.first, standing.possibleFile)
    self.kinds = kinds
    file = standing.possibleFile.map { FollowedFile(SmallFile(path: $0.path)) }
    origin = standing.file != nil ? .file : standing.isUnknown ? .unread : .saved
  }

  /// The folder of the file; nil if there is none.
  var folder: String? { file?.file.folder }

  /// Whether the file, if it has changed, is valid.
  var isReadable: Bool { file?.fault == nil }

  /// Whether the board comes from a file that is missing.
  var missesFile: Bool { origin == .file && file?.exists == false }

  /// Whether the saved board has yet to be read.
  var wantsSaved: Bool { origin == .unread || isOutdated }

  /// Wants the saved board instead of a missing file; returns whether it didn't yet.
  mutating func leaveFile() -> Bool {
    guard missesFile, !wantsSaved else { return false }
    isOutdated = true
    return true
  }

  /// Wants the saved board, which has changed, unless a file is shown.
  mutating func hearOfChange() {
    if origin != .file { isOutdated = true }
  }

  /// The event for a changed file. A missing one changes nothing yet.
  mutating func fileEvent(in zone: Zone) -> Event? {
    let (place, kinds) = (place, kinds)
    let change = file?.takeChange { _ in try place?.board(kinds: kinds, zone: zone) }
    guard let written = change ?? nil else { return nil }
    (board, origin, isOutdated) = (written, .file, false)
    return .boardChanged(written)
  }

  /// Takes over the board as this dashboard has just saved it.
  mutating func adopt(_ board: Board) {
    if origin != .file { (self.board, origin) = (board, .saved) }
  }

  /// Takes over the board as saved, if it is wanted.
  mutating func take(_ saved: StoreNews.SavedBoard, in zone: Zone) -> [Event] {
    guard wantsSaved, file?.exists != true else { return [] }
    isOutdated = false
    // A store made anew has no board; what is shown stays.
    guard saved.placed != nil || origin != .saved,
      let board = try? StandingBoard.unwritten(
        at: .home, keptAs: saved.placed, orFirst: first, kinds: kinds, zone: zone)
    else { return [] }
    let leftFile = origin == .file
    (self.board, origin) = (board, .saved)
    return [.boardChanged(board)] + (leftFile ? [.noticed("chrome.board-gone")] : [])
  }

  /// Reads the configurations again, whose days and times depend on the zone.
  mutating func move(to zone: Zone) {
    board = board.moved(to: zone, kinds: kinds)
  }
}
