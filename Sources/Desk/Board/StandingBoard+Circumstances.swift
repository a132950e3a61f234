import Almanac
import Assets
import Boards
import Store
import Timelines
import WidgetIntents

extension StandingBoard {
  /// Loads the Home Screen from the widgets file, the store or the default. Throws `BoardError` if
  /// the file, or a default that is needed, is invalid.
  ///
  /// With a pool, the store is read there; the Home Screen is unknown if that takes more than a
  /// moment.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind], first: (Offer.Whereabouts) -> String,
    readingOn pool: ThreadPool? = nil
  ) throws {
    let zone = circumstances.dates.zone
    let file = circumstances.directories.map(BoardFile.init(in:))
    let (store, first) = (circumstances.store, first(Offer.Whereabouts(circumstances)))
    let written = try file?.board(kinds: kinds, zone: zone)
    let load: @Sendable () throws -> StandingBoard = {
      try StandingBoard(
        at: .home, written: written, in: file, orIn: store, orFirst: first, kinds: kinds,
        zone: zone)
    }
    do {
      guard let pool, written == nil, store?.isNew == false else {
        self = try load()
        return
      }
      self = try pool.waiting(reaching: Dependencies(), within: Self.moment, load)
    } catch is OverdueError {
      self.init(unreadAt: .home, in: file, orFirst: first)
    } catch let error as BoardFaults {
      throw BoardError(source: "The first board", faults: error)
    }
  }

  /// Short enough to pass before the first frame.
  private static var moment: Duration { .milliseconds(50) }
}
