package import Store

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
