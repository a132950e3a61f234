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
    /// Whether a stack may show widgets that aren't in it while they matter.
    package let suggests: Bool

    package init(
      instances: [Instance], shown: Int = 0, beginsPage: Bool = false, rotates: Bool = true,
      suggests: Bool = false
    ) {
      (self.instances, self.shown, self.beginsPage) = (instances, shown, beginsPage)
      (self.rotates, self.suggests) = (rotates, suggests)
    }

    /// The slot with other widgets, and another one in front.
    func holding(_ instances: [Instance], showing shown: Int) -> Slot {
      Slot(
        instances: instances, shown: shown, beginsPage: beginsPage, rotates: rotates,
        suggests: suggests)
    }

    /// The front widget; the first one if the index is invalid.
    package var instance: Instance? {
      instances.indices.contains(shown) ? instances[shown] : instances.first
    }
  }

  /// The board as saved, which moves change.
  package let placed: SavedBoard
  package let slots: [Slot]
  /// The digest of the user's own file that it comes from; nil if it comes from elsewhere.
  package var file: String?

  /// Reads a saved board as far as it can be shown; a kind or a setting may be gone.
  package init(of placed: SavedBoard, kinds: [WidgetKind], zone: Zone) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    let slots = placed.slots.map { slot in
      Slot(
        instances: slot.widgets.map { reader.instance(of: $0) }, shown: slot.shown,
        beginsPage: slot.beginsPage, rotates: slot.rotates, suggests: slot.suggests)
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

  /// Whether the user's own file, which the program never writes, says what stands here.
  package var isWritten: Bool { file != nil && file != placed.takenFile }

  package var place: BoardPlace { BoardPlace(rawValue: placed.name.text) ?? .home }

  /// The front widget of each slot, in order.
  package var instances: [Instance] { slots.compactMap(\.instance) }

  /// All widgets in order, including those behind others.
  package var members: [Instance] { slots.flatMap(\.instances) }

  /// The board after moves that are possible; the others change nothing.
  package func applying(_ moves: [BoardMove], kinds: [WidgetKind], zone: Zone) -> Board {
    let placed = moves.reduce(placed) { (try? $0.applying($1)) ?? $0 }
    return placed == self.placed ? self : reading(placed, kinds: kinds, zone: zone)
  }

  /// The board in another time zone, where days start at other times.
  package func moved(to zone: Zone, kinds: [WidgetKind]) -> Board {
    reading(placed, kinds: kinds, zone: zone)
  }

  private func reading(_ placed: SavedBoard, kinds: [WidgetKind], zone: Zone) -> Board {
    var board = Board(of: placed, kinds: kinds, zone: zone)
    board.file = file
    return board
  }
}
