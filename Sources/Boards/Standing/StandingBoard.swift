package import Almanac
package import Store
package import Timelines

/// The board of a place that holds, and where it is from: the file that somebody has written, else the
/// store, else only the program.
package struct StandingBoard: Sendable {
  package let board: Board
  /// The file that would say it; nil where there is no folder for one.
  package let possibleFile: BoardFile?
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

  /// Takes the board that was read from the file, if there is one. Throws `BoardFaults` if the first board
  /// holds and can't be read.
  package init(
    at place: BoardPlace, written: Board?, in possibleFile: BoardFile?, orIn store: Store?,
    orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws {
    (self.possibleFile, self.first) = (possibleFile, first)
    if let written {
      (board, file, isFirst) = (written, possibleFile, false)
      return
    }
    file = nil
    var kept: PlacedBoard?
    do {
      (kept, lastNotice) = try Self.kept(in: store, at: place)
    } catch let error as StoreError {
      fault = error
    }
    isFirst = kept == nil
    board =
      try kept.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, at: place, kinds: kinds, zone: zone)
  }

  /// The board of a place where no file says it.
  package static func unwritten(
    at place: BoardPlace, in store: Store?, orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws -> Board {
    try kept(in: store, at: place).board.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, at: place, kinds: kinds, zone: zone)
  }

  /// Makes the folder of the store, so that others can tell this process something.
  package mutating func makeRoom(in store: Store?) throws {
    do {
      try store?.makeFolder()
    } catch let error as StoreError {
      fault = error
    }
  }

  private static func kept(
    in store: Store?, at place: BoardPlace
  ) throws -> (board: PlacedBoard?, lastNotice: Notice.ID) {
    // A store that isn't there is made by those who write.
    guard let store, !store.isNew else { return (nil, Notice.ID(0)) }
    return try store.read { (try $0.board(at: place), try $0.lastNotice()) }
  }
}
