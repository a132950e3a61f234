package import Almanac
package import Store
package import Timelines

/// The current board of a place: from the user's file, otherwise the store, otherwise the default.
package struct StandingBoard: Sendable {
  package let board: Board
  /// The path for the file, whether or not it exists; nil if there is no folder for it.
  package let possibleFile: BoardFile?
  /// The file that the board comes from; nil if there is none.
  package let file: BoardFile?
  /// Whether the board is the default, because none has been saved or the store can't be read.
  package let isFirst: Bool
  /// The text of the default board.
  package let first: String
  /// Why the store can't be read or its folder can't be created.
  package private(set) var fault: StoreError?
  /// The last notice that the board already reflects.
  package private(set) var lastNotice = Notice.ID(0)

  /// Uses the board from the file if there is one. Throws `BoardFaults` if it needs the default and
  /// that is invalid.
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

  /// The board of a place without a file.
  package static func unwritten(
    at place: BoardPlace, in store: Store?, orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws -> Board {
    try kept(in: store, at: place).board.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, at: place, kinds: kinds, zone: zone)
  }

  /// Creates the store's folder, so that other processes can send notices.
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
    // Reading never creates a store.
    guard let store, !store.isNew else { return (nil, Notice.ID(0)) }
    return try store.read { (try $0.board(at: place), try $0.lastNotice()) }
  }
}
