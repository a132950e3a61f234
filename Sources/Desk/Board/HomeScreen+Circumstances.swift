import Boards
import Store
import Timelines
import WidgetIntents

extension HomeScreen {
  /// The saved Home Screen. If nobody has changed the default, saves that first.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind],
    first: @escaping @Sendable (Offer.Strings) -> String
  ) {
    self.init { words in
      let standing = try StandingBoard(in: circumstances, kinds: kinds, first: first)
      if let fault = standing.fault { throw fault }
      guard standing.file == nil, let store = circumstances.store else { throw WrittenBoard() }
      let placed = standing.board.placed
      try store.change { change in
        let kept = try change.contents.board(at: placed.place)
        if kept == nil { try change.keep(placed) }
        let board = kept ?? placed
        let widget = PlacedWidget(id: try change.contents.nextWidget(), words: words)
        try change.keep(board.applying(.insert(widget, at: board.slots.count)))
      }
    }
  }
}

/// That the Home Screen is defined by the user's own file, which the program never writes.
private struct WrittenBoard: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "home.written" }
}
