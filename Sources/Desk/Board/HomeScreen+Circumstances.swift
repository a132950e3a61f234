import System
import Boards
import Store
import Timelines
import WidgetIntents

extension HomeScreen {
  /// The saved Home Screen.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind],
    first: @escaping Offer.FirstTexts,
    beginning: @escaping Offer.Beginning = { _, _ in }
  ) {
    let file = circumstances.directories.map(BoardFile.init(in:))
    self.init(isWritten: { file?.exists ?? false }) { request in
      let standing = try StandingBoards(in: circumstances, kinds: kinds, first: first)
      do {
        if standing.isFirst {
          try circumstances.store?.change { try beginning($0, circumstances.strings) }
        }
        try standing.change(.home, in: circumstances.store ?? .nowhere) { board in
          switch request {
          case .add(let words):
            let widget = SavedWidget(id: SavedWidget.ID(0), words: words)
            return [.insert(widget, at: board.slots.count)]
          case .set(let widgets, let settings):
            let revision = Revision(settings.map { "\($0)=\($1?.written ?? "")" })
            return try widgets.members(of: board).map { .revise($0, revision) }
          }
        }
      } catch is WrittenBoard {
        throw HomeScreenError.file
      }
    }
  }
}

extension HomeScreen.Widgets {
  /// Those on a board; throws if there are none.
  fileprivate func members(
    of board: SavedBoard
  ) throws(HomeScreenError) -> [Instance.ID] {
    let members = board.widgets.filter { widget in
      switch self {
      case .one(let id): widget.id.number == id.number
      case .all(let kind): widget.kind == kind
      }
    }
    guard !members.isEmpty else { throw .noWidget }
    return members.map(\.instance)
  }
}
