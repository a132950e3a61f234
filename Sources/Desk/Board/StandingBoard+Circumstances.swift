import Almanac
import Assets
import Boards
import Store
import Timelines

extension StandingBoard {
  /// Loads the Home Screen from the widgets file, the store or the default. Throws `BoardError` if
  /// the file, or a default that is needed, is invalid.
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
