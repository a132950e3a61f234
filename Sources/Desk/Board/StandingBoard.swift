import Almanac
import Assets
import Store
import Timelines

/// The board, and where it stands: in the file that somebody has written, else in the store, else
/// only in the program.
struct StandingBoard: Sendable {
  let board: Board
  /// The file that would say it; nil where there is no folder for one.
  let place: BoardFile?
  /// The file that says it, if somebody has written one.
  let file: BoardFile?
  /// Whether nobody has said yet what is to stand there, as far as one can know.
  let isFirst: Bool
  /// The text of the board that the program brings along.
  let first: String
  /// Why the store can't be read, or nothing be written there, if it should be.
  private(set) var fault: StoreError?
  /// The last notice that has had its effect on the board.
  private(set) var lastNotice = Notice.ID(0)

  init(
    in circumstances: Circumstances, kinds: [WidgetKind], first: (Offer.Strings) -> String
  ) throws {
    let zone = circumstances.dates.zone
    self.first = first(circumstances.strings.entries)
    place = circumstances.directories.map(BoardFile.init(in:))
    if let file = place, let board = try file.board(kinds: kinds, zone: zone) {
      (self.board, self.file, isFirst) = (board, file, false)
      return
    }
    self.file = nil
    var kept: [PlacedWidget]?
    do {
      (kept, lastNotice) = try Self.kept(in: circumstances.store)
    } catch let error as StoreError {
      fault = error
    }
    isFirst = kept == nil
    board =
      try kept.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(first: self.first, kinds: kinds, zone: zone)
  }

  /// The board where no file says it.
  static func unwritten(
    in store: Store?, orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws -> Board {
    try kept(in: store).board.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(first: first, kinds: kinds, zone: zone)
  }

  /// Sees to it that others can tell this process something.
  mutating func makeRoom(in store: Store?) throws {
    do {
      try store?.makeFolder()
    } catch let error as StoreError {
      fault = error
    }
  }

  private static func kept(
    in store: Store?
  ) throws -> (board: [PlacedWidget]?, lastNotice: Notice.ID) {
    // A store that isn't there is made by those who write.
    guard let store, !store.isNew else { return (nil, Notice.ID(0)) }
    return try store.read { (try $0.board(), try $0.lastNotice()) }
  }
}
