package import Almanac
package import Store
package import Timelines

/// The widgets of a place, slot by slot: in the words in which they are kept, and as they are shown.
package struct Board: Hashable, Sendable {
  /// A widget, or a stack of several of which one is in sight.
  package struct Slot: Hashable, Sendable {
    package let instances: [Instance]
    /// The index of the one in sight.
    package let shown: Int
  }

  /// The board as it is kept, which moves change.
  package let placed: PlacedBoard
  package let slots: [Slot]

  /// Reads a board that is kept, as far as it can be shown: a kind or a setting may be gone since.
  package init(of placed: PlacedBoard, kinds: [WidgetKind], zone: Zone) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    let slots = placed.slots.map { slot in
      Slot(instances: slot.widgets.map { reader.instance(of: $0) }, shown: slot.shown)
    }
    self.init(placed, slots: slots)
  }

  init(_ placed: PlacedBoard, slots: [Slot]) {
    (self.placed, self.slots) = (placed, slots)
  }

  package var place: BoardPlace { placed.place }

  /// The widget in sight of each slot, in order.
  package var instances: [Instance] { slots.compactMap(\.instance) }

  /// The same words in another zone, where its days begin at other moments.
  package func moved(to zone: Zone, kinds: [WidgetKind]) -> Board {
    Board(of: placed, kinds: kinds, zone: zone)
  }
}

extension Board.Slot {
  /// The widget in sight; the first if the index names none.
  fileprivate var instance: Instance? {
    instances.indices.contains(shown) ? instances[shown] : instances.first
  }
}
