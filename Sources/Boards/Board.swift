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
  }

  /// The board as saved, which moves change.
  package let placed: PlacedBoard
  package let slots: [Slot]

  /// Reads a saved board as far as it can be shown; a kind or a setting may be gone.
  package init(of placed: PlacedBoard, kinds: [WidgetKind], zone: Zone) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    let slots = placed.slots.map { slot in
      Slot(instances: slot.widgets.map { reader.instance(of: $0) }, shown: slot.shown)
    }
    self.init(placed, slots: slots)
  }

  /// The board of a place without widgets.
  init(emptyAt place: BoardPlace) {
    self.init(PlacedBoard(at: place), slots: [])
  }

  init(_ placed: PlacedBoard, slots: [Slot]) {
    (self.placed, self.slots) = (placed, slots)
  }

  package var place: BoardPlace { placed.place }

  /// The front widget of each slot, in order.
  package var instances: [Instance] { slots.compactMap(\.instance) }

  /// The board in another time zone, where days start at other times.
  package func moved(to zone: Zone, kinds: [WidgetKind]) -> Board {
    Board(of: placed, kinds: kinds, zone: zone)
  }
}

extension Board.Slot {
  /// The front widget; the first one if the index is invalid.
  fileprivate var instance: Instance? {
    instances.indices.contains(shown) ? instances[shown] : instances.first
  }
}
