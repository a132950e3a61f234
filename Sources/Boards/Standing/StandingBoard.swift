package import Almanac
package import Store
package import Timelines

/// The board that holds, and where it is from: the file that somebody has written, else the store, else
/// only the program.
package struct StandingBoard: Sendable {
  package let board: Board
  /// The file that would say it; nil where there is no folder for one.
  package let place: BoardFile?
  /// The file that says it, if somebody has written one.
  package let file: BoardFile?
  /// Whether nobody has said yet what is to stand there, as far as one can know.
  package let isFirst: Bool
  /// The text of the board that the program brings along.
  package let first: String
  /// Why the store can't be read, or nothing be written there, if it should be.
  package private(set) var fault: StoreError?
  /// The last notice that has had its effect on the board.
  package private(set) var lastNotice = Notice.ID(0)

  /// Throws `BoardFaults` where the first board is shown and can't be.
  package init(
    in place: BoardFile?, as written: Board?, orIn store: Store?, orFirst first: String,
    kinds: [WidgetKind], zone: Zone
  ) throws {
    (self.place, self.first) = (place, first)
    if let written {
      (board, file, isFirst) = (written, place, false)
      return
    }
    file = nil
    var kept: [PlacedWidget]?
    do {
      (kept, lastNotice) = try Self.kept(in: store)
    } catch let error as StoreError {
      fault = error
    }
    isFirst = kept == nil
    board =
      try kept.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, kinds: kinds, zone: zone)
  }

  /// The board where no file says it.
  package static func unwritten(
    in store: Store?, orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws -> Board {
    try kept(in: store).board.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, kinds: kinds, zone: zone)
  }

  /// Sees to it that others can tell this process something.
  package mutating func makeRoom(in store: Store?) throws {
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
