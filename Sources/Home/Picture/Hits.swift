import Cells

/// What can be hit on the screen as a person sees it: by slots, those in front last.
package struct Hits: Sendable {
  private var seen: [Seen] = []

  private struct Seen {
    let id: SlotID
    let frame: Rect
    let targets: TileTargets
  }

  package init() {}

  init(_ tiles: [Tile]) {
    seen = tiles.compactMap { tile in
      tile.painting.map { Seen(id: tile.id, frame: tile.frame, targets: $0.targets) }
    }
  }

  /// What can be hit in a slot, by places in its frame; nil if it isn't seen there.
  func targets(in slot: Slot) -> TileTargets? {
    seen.first { $0.id == slot.id && $0.frame == slot.frame }?.targets
  }
}
