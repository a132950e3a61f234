import Almanac
package import Boards
import Cells
import Timelines

/// The boards of all places as they stand on the screen.
package struct ShownBoards: Sendable {
  private var home: ShownBoard
  private var others: [BoardPlace: ShownBoard]

  init(
    _ boards: [BoardPlace: Board], kinds: [WidgetKind], zone: Zone, on size: Size,
    of device: Device
  ) {
    func shown(_ place: BoardPlace) -> ShownBoard {
      ShownBoard(
        boards[place] ?? Board(emptyAt: place), kinds: kinds, zone: zone,
        on: size, of: device)
    }
    home = shown(.home)
    others = BoardPlace.allCases.filter { $0 != .home }.reduce(into: [:]) { $0[$1] = shown($1) }
  }

  package subscript(place: BoardPlace) -> ShownBoard {
    get { place == .home ? home : others[place] ?? home }
    set { if place == .home { home = newValue } else { others[place] = newValue } }
  }

  /// The widgets in front in all places, those of the Home Screen first.
  var instances: [Instance] { BoardPlace.allCases.flatMap { self[$0].board.instances } }

  mutating func resize(to size: Size) { change { $0.resize(to: size) } }

  /// Reads the words of all boards again, in another time zone.
  mutating func move(to zone: Zone) { change { $0.move(to: zone) } }

  private mutating func change(_ change: (inout ShownBoard) -> Void) {
    for place in BoardPlace.allCases { change(&self[place]) }
  }
}
