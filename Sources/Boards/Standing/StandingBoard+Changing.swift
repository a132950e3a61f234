package import Store

extension StandingBoard {
  /// Makes moves on the saved board in one transaction, which every dashboard hears of. If nobody has
  /// changed the default, saves that first. Throws `WrittenBoard` if a file defines the board.
  package func change(
    in store: Store, _ moves: (PlacedBoard) throws -> [BoardMove]
  ) throws {
    if let file { throw WrittenBoard(file: file) }
    if let fault { throw fault }
    _ = try store.change { try $0.arrange(orFirst: board.placed, by: moves) }
  }
}

/// That a board is defined by the user's own file, which the program never writes.
package struct WrittenBoard: Error, Hashable {
  package let file: BoardFile
}
