package import Almanac
package import Store
package import Timelines

/// The widgets of a place, slot by slot, in two forms: as saved, and as shown.
package struct Board: Hashable, Sendable {
  /// A widget, or a stack of several widgets with one in front.
  package struct Slot: Hashable, Sendable {
    package let instances: [Instance]
    /// The index of the widget in front.
    package let shown: Int
    /// Whether a page begins with the slot, even if it would fit on the one before.
    package let beginsPage: Bool
    /// Whether a stack turns by itself to what matters.
    package let rotates: Bool

    package init(
      instances: [Instance], shown: Int = 0, beginsPage: Bool = false, rotates: Bool = true
    ) {
      (self.instances, self.shown) = (instances, shown)
      (self.beginsPage, self.rotates) = (beginsPage, rotates)
    }

    /// The front widget; the first one if the index is invalid.
    package var instance: Instance? {
      instances.indices.contains(shown) ? instances[shown] : instances.first
    }
  }

  /// The board as saved, which moves change.
  package let placed: SavedBoard
  package let slots: [Slot]
  /// Whether it comes from the user's own file, which the program never writes.
  package var isWritten = false

  /// Reads a saved board as far as it can be shown; a kind or a setting may be gone.
  package init(of placed: SavedBoard, kinds: [WidgetKind], zone: Zone) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    let slots = placed.slots.map { slot in
      Slot(
        instances: slot.widgets.map { reader.instance(of: $0) }, shown: slot.shown,
        beginsPage: slot.beginsPage, rotates: slot.rotates)
    }
    self.init(placed, slots: slots)
  }

  /// The board of a place without widgets.
  package init(emptyAt place: BoardPlace) {
    self.init(SavedBoard(at: place.name), slots: [])
  }

  package init(_ placed: SavedBoard, slots: [Slot]) {
    (self.placed, self.slots) = (placed, slots)
  }

  package var place: BoardPlace { BoardPlace(rawValue: placed.name.text) ?? .home }

  /// The front widget of each slot, in order.
  package var instances: [Instance] { slots.compactMap(\.instance) }

  /// All widgets in order, including those behind others.
  package var members: [Instance] { slots.flatMap(\.instances) }

  /// The board after moves that are possible; the others change nothing.
  package func applying(_ moves: [BoardMove], kinds: [WidgetKind], zone: Zone) -> Board {
    let placed = moves.reduce(placed) { (try? $0.applying($1)) ?? $0 }
    return placed == self.placed ? self : Board(of: placed, kinds: kinds, zone: zone)
  }

  /// The board in another time zone, where days start at other times.
  package func moved(to zone: Zone, kinds: [WidgetKind]) -> Board {
    var board = Board(of: placed, kinds: kinds, zone: zone)
    board.isWritten = isWritten
    return board
  }
}
