import Almanac
import Assets
import Boards
import Store
import Timelines

extension StandingBoard {
  /// The Home Screen's board as the circumstances have it; throws what is wrong with its text where it is that.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind], first: (Offer.Strings) -> String
  ) throws {
    let zone = circumstances.dates.zone
    let file = circumstances.directories.map(BoardFile.init(in:))
    let written = try file?.board(kinds: kinds, zone: zone)
    do {
      try self.init(
        at: .home, written: written, in: file, orIn: circumstances.store,
        orFirst: first(circumstances.strings.entries), kinds: kinds, zone: zone)
    } catch let error as BoardFaults {
      throw BoardError(source: "The first board", faults: error)
    }
  }
}
