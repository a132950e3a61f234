package import Store

extension StandingBoards {
  /// Makes moves on the saved board of a place in one transaction, which every dashboard hears of.
  /// Throws `WrittenBoard` if a file defines the board.
  package func change(
    _ place: BoardPlace, in store: Store, _ moves: (SavedBoard) throws -> [BoardMove]
  ) throws {
    if place == .home, let file { throw WrittenBoard(file: file) }
    if let fault { throw fault }
    _ = try store.change { try $0.arrange(place, orFirst: first, by: moves) }
  }
}

/// That a board is defined by the user's own file, which the program never writes.
package struct WrittenBoard: Error, Hashable {
  package let file: BoardFile
}
