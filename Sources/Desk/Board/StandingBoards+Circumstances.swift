import Almanac
import Assets
import Boards
import Store
import Timelines
import WidgetIntents

extension StandingBoards {
  /// Loads the boards from the widgets file, the store or the first ones. Throws `BoardError` if the
  /// file, or a first board that is needed, is invalid.
  ///
  /// With a pool, the store is read there; its boards are unknown if that takes more than a moment.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind], first texts: @escaping Offer.FirstTexts,
    readingOn pool: ThreadPool? = nil
  ) throws {
    let zone = circumstances.dates.zone
    let file = circumstances.directories.map(BoardFile.init(in:))
    let whereabouts = Offer.Whereabouts(circumstances)
    let first = FirstBoards({ texts(whereabouts) }, kinds: kinds, zone: zone)
    let (store, written) = (circumstances.store, try file?.board(kinds: kinds, zone: zone))
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
