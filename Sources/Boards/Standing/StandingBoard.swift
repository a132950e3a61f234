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
  /// Whether it isn't known yet what stands on the board, because others use the store. The board is
  /// empty then.
  package let isUnknown: Bool
  /// The text of the default board.
  package let first: String
  /// Why the store can't be read.
  package private(set) var readingFault: StoreError?
  private var roomFault: StoreError?
  /// The last notice that the board already reflects; nil if it is unknown.
  package private(set) var lastNotice: Notice.ID? = Notice.ID(0)

  /// Why the store can't be read or its folder can't be created.
  package var fault: StoreError? { roomFault ?? readingFault }

  /// Uses the board from the file if there is one. Throws `BoardFaults` if it needs the default and
  /// that is invalid.
  package init(
    at place: BoardPlace, written: Board?, in possibleFile: BoardFile?, orIn store: Store?,
    orFirst first: String, kinds: [WidgetKind], zone: Zone
  ) throws {
    (self.possibleFile, self.first) = (possibleFile, first)
    if let written {
      (board, file, isFirst, isUnknown) = (written, possibleFile, false, false)
      return
    }
    file = nil
    var kept: PlacedBoard?
    do {
      (kept, lastNotice) = try Self.kept(in: store, at: place)
    } catch let error as StoreError {
      readingFault = error
    }
    isUnknown = readingFault?.cause == .busy
    if isUnknown {
      (board, lastNotice, isFirst) = (Board(emptyAt: place), nil, false)
      return
    }
    isFirst = kept == nil
    board =
      try kept.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, at: place, kinds: kinds, zone: zone)
  }

  /// A board about which nothing is known, because the store hasn't been read in time.
  package init(
    unreadAt place: BoardPlace, in possibleFile: BoardFile?, orFirst first: String
  ) {
    (self.possibleFile, self.first) = (possibleFile, first)
    (board, file, isFirst, isUnknown) = (Board(emptyAt: place), nil, false, true)
    lastNotice = nil
  }

  /// The board; throws if it is unknown, `UnreadBoard` if the store hasn't been read in time.
  package var known: Board {
    get throws {
      guard isUnknown else { return board }
      throw readingFault.map { $0 as any Error } ?? UnreadBoard()
    }
  }

  /// The board of a place without a file, from the saved one or, if there is none, the default.
  package static func unwritten(
    at place: BoardPlace, keptAs kept: PlacedBoard?, orFirst first: String, kinds: [WidgetKind],
    zone: Zone
  ) throws -> Board {
    try kept.map { Board(of: $0, kinds: kinds, zone: zone) }
      ?? Board(parsing: first, at: place, kinds: kinds, zone: zone)
  }

  /// Creates the store's folder, so that other processes can send notices.
  package mutating func makeRoom(in store: Store?) throws {
    do {
      try store?.makeFolder()
    } catch let error as StoreError {
      roomFault = error
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

/// That a board is unknown, because the store hasn't been read in time.
package struct UnreadBoard: Error, Hashable, CustomStringConvertible {
  package var description: String { "The Home Screen hasn't been read yet. Try again." }
}
