package import Almanac
package import Store
package import Timelines

/// The boards that places have until somebody changes one.
package struct FirstBoards: Sendable {
  /// A place without a text has no widgets.
  package typealias Texts = @Sendable () -> [BoardPlace: String]

  /// Asked for only where a place has no saved board, because they depend on all cities.
  private let texts: Texts
  private let kinds: [WidgetKind]
  private let zone: Zone

  package init(_ texts: @escaping Texts, kinds: [WidgetKind], zone: Zone) {
    (self.texts, self.kinds, self.zone) = (texts, kinds, zone)
  }

  package func moved(to zone: Zone) -> FirstBoards {
    FirstBoards(texts, kinds: kinds, zone: zone)
  }

  /// The boards of all places: the saved ones, and for the rest the first ones, whose widgets are
  /// numbered from `number` on.
  package func filling(
    _ saved: [BoardPlace: SavedBoard], numberingFrom number: Int
  ) throws(BoardFaults) -> [BoardPlace: Board] {
    var boards = saved.mapValues { Board(of: $0, kinds: kinds, zone: zone) }
    guard boards.count < BoardPlace.allCases.count else { return boards }
    let texts = texts()
    var (number, reader) = (number, BoardReader(kinds: kinds, zone: zone))
    for place in BoardPlace.allCases where boards[place] == nil {
      let board = try Board(
        parsing: texts[place] ?? "", at: place, numberingFrom: number, by: &reader)
      boards[place] = board
      number += board.members.count
    }
    return boards
  }
}
