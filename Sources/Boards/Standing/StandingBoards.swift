package import Store
package import Timelines

/// The current boards of all places: from the store, otherwise the first ones. That of the Home Screen
/// comes from the user's file, if there is one.
package struct StandingBoards: Sendable {
  package let boards: [BoardPlace: Board]
  /// The path for the file, whether or not it exists; nil if there is no folder for it.
  package let possibleFile: BoardFile?
  /// The file that the Home Screen comes from; nil if there is none.
  package let file: BoardFile?
  /// Whether the Home Screen is the first one, because none has been saved or the store can't be read.
  package let isFirst: Bool
  /// Whether it isn't known yet what stands on the saved boards, because others use the store. They
  /// are empty then.
  package let isUnread: Bool
  package let first: FirstBoards
  /// The digest of the file whose lines the saved Home Screen has taken over; nil if there is none.
  package let takenFile: String?
  /// Why the store can't be read.
  package private(set) var readingFault: StoreError?
  private var roomFault: StoreError?
  /// The last notice that the boards already reflect; nil if it is unknown.
  package private(set) var lastNotice: Notice.ID? = Notice.ID(0)

  /// Why the store can't be read or its folder can't be created.
  package var fault: StoreError? { roomFault ?? readingFault }

  /// Uses the Home Screen from the file if there is one that hasn't been taken over. Throws `BoardFaults` if it needs a first
  /// board and that is invalid.
  package init(
    written: Board?, in possibleFile: BoardFile?, orIn store: Store?, orFirst first: FirstBoards
  ) throws {
    (self.possibleFile, self.first) = (possibleFile, first)
    var saved = Saved()
    do {
      saved = try Saved(in: store)
      lastNotice = saved.lastNotice
    } catch let error as StoreError {
      readingFault = error
    }
    takenFile = saved.boards[.home]?.takenFile
    let isTaken = takenFile != nil && takenFile == written?.file
    let written = isTaken ? nil : written
    file = written == nil ? nil : possibleFile
    isUnread = readingFault?.cause == .busy
    isFirst = !isUnread && written == nil && saved.boards[.home] == nil
    if isUnread { lastNotice = nil }
    let boards = isUnread ? [:] : try first.filling(saved.boards, numberingFrom: saved.nextNumber)
    self.boards = boards.replacing(home: written)
  }

  /// The boards while nothing is known of the store, because it hasn't been read in time.
  package init(
    unreadBesides written: Board?, in possibleFile: BoardFile?, orFirst first: FirstBoards
  ) {
    (self.possibleFile, self.first) = (possibleFile, first)
    (file, takenFile) = (written == nil ? nil : possibleFile, nil)
    (boards, isFirst, isUnread) = ([BoardPlace: Board]().replacing(home: written), false, true)
    lastNotice = nil
  }

  package subscript(place: BoardPlace) -> Board { boards[place] ?? Board(emptyAt: place) }

  /// The Home Screen.
  package var home: Board { self[.home] }

  /// Whether it isn't known what stands in a place.
  package func isUnknown(_ place: BoardPlace) -> Bool {
    isUnread && !(place == .home && file != nil)
  }

  /// The board of a place; throws if it is unknown, `UnreadBoard` if the store hasn't been read in
  /// time.
  package func known(at place: BoardPlace) throws -> Board {
    guard isUnknown(place) else { return self[place] }
    throw readingFault.map { $0 as any Error } ?? UnreadBoard()
  }

  /// Creates the store's folder, so that other processes can send notices.
  package mutating func makeRoom(in store: Store?) throws {
    do {
      try store?.makeFolder()
    } catch let error as StoreError {
      roomFault = error
    }
  }
}

/// What a store holds about boards.
private struct Saved {
  var boards: [BoardPlace: SavedBoard] = [:]
  var nextNumber = 1
  var lastNotice = Notice.ID(0)

  init() {}

  /// Reading never creates a store.
  init(in store: Store?) throws {
    guard let store, !store.isNew else { return }
    (boards, nextNumber, lastNotice) = try store.read {
      (try $0.placedBoards(), try $0.nextWidget().number, try $0.lastNotice())
    }
  }
}

extension [BoardPlace: Board] {
  /// The boards with another Home Screen, which takes no number of theirs; nil changes nothing.
  package func replacing(home: Board?) -> [BoardPlace: Board] {
    guard let home else { return self }
    var boards = self
    boards[.home] = nil
    let taken = boards.values.reduce(into: Set<Int>()) { $0.formUnion($1.numbers) }
    boards[.home] = home.numbered(besides: taken)
    return boards
  }

  /// The widgets in front, those of the Home Screen first.
  package var instances: [Instance] { inOrder.flatMap(\.instances) }

  private var inOrder: [Board] { BoardPlace.allCases.compactMap { self[$0] } }
}

/// That a board is unknown, because the store hasn't been read in time.
package struct UnreadBoard: Error, Hashable, CustomStringConvertible {
  package var description: String { "The Home Screen hasn't been read yet. Try again." }
}
