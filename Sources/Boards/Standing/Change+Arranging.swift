package import Store

extension Change {
  /// Changes the board of a place by moves; if none is saved yet, changes the first one. New widgets
  /// without a number get one. Returns the board after that.
  @discardableResult
  package func arrange(
    orFirst first: PlacedBoard,
    by moves: (PlacedBoard) throws -> [BoardMove]
  ) throws -> PlacedBoard {
    let kept = try contents.board(at: first.place)
    // A new widget gets a number after the saved ones.
    if kept == nil { try keep(first) }
    var board = kept ?? first
    for move in try moves(board) {
      guard case .insert(var widget, let index) = move else {
        board = try board.applying(move)
        continue
      }
      if widget.id.number < 1 { widget = try numbered(widget, besides: board) }
      board = try board.applying(.insert(widget, at: index))
    }
    try keep(board)
    return board
  }

  private func numbered(
    _ widget: PlacedWidget, besides board: PlacedBoard
  ) throws -> PlacedWidget {
    let next = try contents.nextWidget().number
    let highest = board.widgets.map(\.id.number).max() ?? 0
    return PlacedWidget(
      id: PlacedWidget.ID(max(next, highest + 1)), kind: widget.kind, family: widget.family,
      settings: widget.settings)
  }
}
