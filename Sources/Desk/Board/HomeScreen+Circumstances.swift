import Almanac
import Boards
import Store
import System
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
        try standing.change(
          .home, in: circumstances.store ?? .nowhere,
          beginning: { try beginning($0, circumstances.strings) }
        ) { board in
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

extension StandingBoards {
  /// Loads the boards from the widgets file, the store or the first ones. Throws `BoardError` if the
  /// file, or a first board that is needed, is invalid.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind], first texts: @escaping Offer.FirstTexts
  ) throws {
    let written = try circumstances.boardFile?.board(kinds: kinds, zone: circumstances.dates.zone)
    try self.init(in: circumstances, kinds: kinds, written: written, first: texts)
  }

  /// Loads the boards from what the widgets file says, the store or the first ones. Throws `BoardError`
  /// if a first board that is needed is invalid.
  ///
  /// With a pool, the store is read there; its boards are unknown if that takes more than a moment.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind], written: Board?,
    first texts: @escaping Offer.FirstTexts, readingOn pool: ThreadPool? = nil
  ) throws {
    let zone = circumstances.dates.zone
    let file = circumstances.boardFile
    let whereabouts = Offer.Whereabouts(circumstances)
    let first = FirstBoards({ texts(whereabouts) }, kinds: kinds, zone: zone)
    let store = circumstances.store
    let load: @Sendable () throws -> StandingBoards = {
      try StandingBoards(written: written, in: file, orIn: store, orFirst: first)
    }
    do {
      guard let pool, store?.isNew == false else {
        self = try load()
        return
      }
      self = try pool.waiting(reaching: Dependencies(), within: Self.moment, load)
    } catch is OverdueError {
      self.init(unreadBesides: written, in: file, orFirst: first)
    } catch let error as BoardFaults {
      throw BoardError(source: nil, faults: error)
    }
  }

  /// Short enough to pass before the first frame.
  private static var moment: Duration { .milliseconds(50) }
}

extension Circumstances {
  /// Where the widgets file is, or would be; nil if there is no folder for it.
  var boardFile: BoardFile? { directories.map(BoardFile.init(in:)) }
}

extension Board {
  /// The widget with a number; without one, all widgets.
  func instances(meantBy word: String?) throws(UsageError) -> [Instance] {
    guard let word else { return instances }
    guard let instance = instances.first(where: { $0.id.description == word }) else {
      throw .unknownWidget(word, known: instances.map(\.id.description))
    }
    return [instance]
  }
}
