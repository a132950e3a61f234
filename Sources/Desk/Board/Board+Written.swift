import Almanac
import Layout
import Timelines

extension BoardFile {
  /// Nil if nobody has written down a board.
  func board(kinds: [WidgetKind], zone: Zone) throws(BoardError) -> Board? {
    guard let text = try text() else { return nil }
    do {
      return try Board(parsing: text, kinds: kinds, zone: zone)
    } catch {
      throw BoardError(place: path, faults: error)
    }
  }
}

extension Board {
  /// The one that the program brings along.
  init(first text: String, kinds: [WidgetKind], zone: Zone) throws(BoardError) {
    do {
      try self.init(parsing: text, kinds: kinds, zone: zone)
    } catch {
      throw BoardError(place: "The first board", faults: error)
    }
  }
}
