import Cells
import FoundationEssentials
import Layout
import Timelines

/// The tiles of an earlier run that stand in for widgets until these have answered.
struct KeptTiles: Sendable {
  private var tiles: [Instance.ID: Standing] = [:]
  /// How everything was presented when they were compared with their keys.
  private let presentation: Presentation?

  private struct Standing: Sendable {
    let tile: KeptTile
    let traits: Traits
    let size: Size
  }

  init() { presentation = nil }

  /// Takes the tiles of the widgets in these slots that hold now.
  init(
    _ tiles: [KeptTile], of widgets: [Instance.ID: Instance], in slots: [Slot],
    by presentation: Presentation
  ) {
    self.presentation = presentation
    let known = Dictionary(tiles.map { ($0.widget, $0) }) { first, _ in first }
    for slot in slots {
      guard let id = slot.instance, let traits = slot.traits, let widget = widgets[id],
        let tile = known[id], tile.holds(at: presentation.surroundings.date),
        tile.canvas.size == slot.frame.size,
        tile.key
          == KeptTile.key(of: widget, as: traits, on: slot.frame.size, by: presentation)
      else { continue }
      self.tiles[id] = Standing(tile: tile, traits: traits, size: slot.frame.size)
    }
  }

  var isEmpty: Bool { tiles.isEmpty }

  /// The tile that stands in for what a slot shows; nil if none holds there.
  func tile(in slot: Slot, by presentation: Presentation) -> KeptTile? {
    guard let standing = slot.instance.flatMap({ tiles[$0] }), standing.traits == slot.traits,
      standing.size == slot.frame.size, slot.part == .figure, slot.glyphs == nil,
      slot.signs.isEmpty, standing.tile.holds(at: presentation.surroundings.date),
      self.presentation?.hasSameLook(as: presentation) == true
    else { return nil }
    return standing.tile
  }

  /// Leaves a widget to its answer. After anything else than that, nobody knows what still holds.
  mutating func hear(_ event: Event) {
    guard !isEmpty else { return }
    if case .answered(let answer) = event {
      tiles[answer.request.instance] = nil
    } else {
      tiles = [:]
    }
  }
}
