package import Store

extension SavedBoard {
  /// The moves that bring this board to another one, as far as nobody has changed it meanwhile.
  package func moves(to other: SavedBoard) -> [BoardMove] {
    let own = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    let others = Dictionary(other.widgets.map { ($0.id, $0) }) { first, _ in first }
    var moves: [BoardMove] = widgets.filter { others[$0.id] == nil }.map { .remove($0.instance) }
    for widget in other.widgets {
      guard let now = own[widget.id] else {
        moves.append(.insert(widget, at: slots.count))
        continue
      }
      if now != widget { moves.append(.revise(widget.instance, Revision(to: widget))) }
    }
    let result = moves.reduce(self) { board, move in (try? board.applying(move)) ?? board }
    if result.order != other.order { moves.append(.arrange(other.order)) }
    return moves
  }
}

extension Revision {
  /// The change to what a widget is.
  fileprivate init(to widget: SavedWidget) {
    self.init(
      [widget.family] + widget.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      forgetsAll: true)
  }
}
