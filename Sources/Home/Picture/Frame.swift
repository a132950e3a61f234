package import Cells
package import FoundationEssentials

/// The picture of the screen at a moment.
package struct Frame: Sendable {
  package let canvas: Canvas
  /// The areas that may differ from the previous frame.
  package let painted: [Rect]
  /// The position of the text cursor; nil without text input.
  package let caret: Point?
  package let hits: Hits
  /// The date until which the frame holds without an event; nil for ever.
  package internal(set) var until: Date?
  /// The instant of the next animation frame; nil if nothing moves.
  package let nextFrame: Duration?
}

/// The targets on the screen as the user sees it, by slot; those in front come last.
package struct Hits: Sendable {
  private var seen: [Seen] = []

  private struct Seen {
    let id: SlotID
    let frame: Rect
    let area: Rect
    let targets: TileTargets
  }

  package init() {}

  init(_ tiles: [PaintedTile]) {
    // A scrim is seen through, also by the pointer.
    seen = tiles.filter { !$0.tile.subject.isScrim }.compactMap { tile in
      guard let targets = tile.painting?.targets else { return nil }
      return Seen(id: tile.id, frame: tile.frame, area: tile.area, targets: targets)
    }
  }

  /// The link at a position; nil if there is none in front.
  func link(at position: Point) -> URL? {
    let slot = seen.last { $0.area.contains(position) }
    return slot.flatMap { $0.targets.link(at: position - $0.frame.origin)?.url }
  }

  /// The targets in a slot, relative to its frame; nil if it isn't on the screen.
  func targets(in slot: Slot) -> TileTargets? {
    seen.first { $0.id == slot.id && $0.frame == slot.frame }?.targets
  }
}
