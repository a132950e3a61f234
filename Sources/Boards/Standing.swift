package import Almanac
package import Store
package import Timelines

/// The user's own file for a board; never written by the program.
package struct BoardFile: Hashable, Sendable {
  package let path: String

  package static let name = "widgets"

  package init(path: String) {
    self.path = path
  }

  /// Whether a board has taken over the lines of a text with some digests: one of them is the same.
  package static func isTaken(_ digests: String?, by taken: String?) -> Bool {
    guard let digests, let taken else { return false }
    return !Set(digests.split(separator: " ")).isDisjoint(with: taken.split(separator: " "))
  }
}

/// The boards that places have until somebody changes one.
package struct FirstBoards: Sendable {
  /// A place without a text has no widgets.
  package typealias Texts = @Sendable () -> [BoardPlace: String]

  /// Asked for only where a place has no saved board, because they depend on all cities.
  private let texts: Texts
  private let kinds: [WidgetKind]
  private let zone: Zone

  package init(_ texts: @escaping Texts, kinds: [WidgetKind], zone: Zone) {
    (self.texts, self.kinds, self.zone) = (texts, kinds, zone)
  }

  package func moved(to zone: Zone) -> FirstBoards {
    FirstBoards(texts, kinds: kinds, zone: zone)
  }

  /// The boards of all places: the saved ones, and for the rest the first ones, whose widgets are
  /// numbered from `number` on.
  package func filling(
    _ saved: [BoardPlace: SavedBoard], numberingFrom number: Int
  ) throws(BoardFaults) -> [BoardPlace: Board] {
    var boards = saved.mapValues { Board(of: $0, kinds: kinds, zone: zone) }
    guard boards.count < BoardPlace.allCases.count else { return boards }
    let texts = texts()
    var (number, reader) = (number, BoardReader(kinds: kinds, zone: zone))
    for place in BoardPlace.allCases where boards[place] == nil {
      let board = try Board(
        parsing: texts[place] ?? "", at: place, numberingFrom: number, by: &reader)
      boards[place] = board
      number += board.members.count
    }
    return boards
  }
}

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
    let written = BoardFile.isTaken(written?.file, by: takenFile) ? nil : written
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

extension StandingBoards {
  /// Makes moves on the saved board of a place in one transaction, which every dashboard hears of, and
  /// returns it. Before a first change, `beginning` keeps what a store begins with.
  /// Throws `WrittenBoard` if a file defines the board.
  @discardableResult
  package func change(
    _ place: BoardPlace, in store: Store,
    beginning: (borrowing Change) throws -> Void = { _ in },
    _ moves: (SavedBoard) throws -> [BoardMove]
  ) throws -> SavedBoard {
    if place == .home, let file { throw WrittenBoard(file: file) }
    if let fault { throw fault }
    return try store.change {
      if isFirst { try beginning($0) }
      return try $0.arrange(place, orFirst: first, by: moves)
    }
  }
}

/// That a board is defined by the user's own file, which the program never writes.
package struct WrittenBoard: Error, Hashable {
  package let file: BoardFile
}

extension Change {
  /// Changes the board of a place by moves, and returns it. New widgets without a number get one.
  ///
  /// Saves all first boards that aren't saved yet, so that no new widget takes a number of theirs.
  @discardableResult
  package func arrange(
    _ place: BoardPlace, orFirst first: FirstBoards,
    by moves: (SavedBoard) throws -> [BoardMove]
  ) throws -> SavedBoard {
    var board = try savedBoard(at: place, orFirst: first)
    for move in try moves(board) {
      board = try board.applying(numbering(move, on: board))
    }
    try keep(board)
    return board
  }

  private func savedBoard(
    at place: BoardPlace, orFirst first: FirstBoards
  ) throws -> SavedBoard {
    let saved = try contents.placedBoards()
    guard saved.count < BoardPlace.allCases.count else {
      return saved[place] ?? SavedBoard(at: place.name)
    }
    let boards = try first.filling(saved, numberingFrom: contents.nextWidget().number)
    for unsaved in BoardPlace.allCases where saved[unsaved] == nil {
      if let board = boards[unsaved] { try keep(board.placed) }
    }
    return boards[place]?.placed ?? SavedBoard(at: place.name)
  }

  private func numbering(_ move: BoardMove, on board: SavedBoard) throws -> BoardMove {
    switch move {
    case .insert(let widget, let index) where widget.id.number < 1:
      .insert(try numbered(widget, besides: board), at: index)
    case .stack(let widget, let id) where widget.id.number < 1:
      .stack(try numbered(widget, besides: board), on: id)
    default: move
    }
  }

  private func numbered(
    _ widget: SavedWidget, besides board: SavedBoard
  ) throws -> SavedWidget {
    let next = try contents.nextWidget().number
    let highest = board.widgets.map(\.id.number).max() ?? 0
    return widget.numbered(max(next, highest + 1))
  }
}

extension Contents {
  /// The boards of the places that have been filled.
  package func placedBoards() throws -> [BoardPlace: SavedBoard] {
    let boards = try boards(at: BoardPlace.allCases.map(\.name))
    return BoardPlace.allCases.reduce(into: [:]) { $0[$1] = boards[$1.name] }
  }
}
