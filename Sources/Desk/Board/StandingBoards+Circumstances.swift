import Almanac
import System
import Boards
import Store
import Timelines
import WidgetIntents

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
