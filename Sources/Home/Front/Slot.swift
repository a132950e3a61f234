package import Cast
package import Cells
import Layout
package import Timelines

/// An item on the screen: what it is, where, how it appears, and its layer.
package struct Slot: Identifiable, Sendable {
  package var id: SlotID
  package var subject: Subject
  package var frame: Rect
  /// Slots in the lowest layer don't overlap; higher ones lie in front of those before them.
  package var layer = 0
  /// The part of the screen outside which it isn't seen; nil for all of it.
  package var window: Rect?
  /// The traits of a widget; nil for anything else.
  package var traits: Traits?
  /// The role of the whole slot in colouring.
  var part = Part.figure
  var edge: TileEdge?
  /// The blocks to draw it with; nil for those of everything else.
  var glyphs: GlyphTier?
  /// The highlighted parts.
  var signs = ControlSigns()

  package enum Subject: Sendable {
    case instance(Instance.ID)
    /// Several widgets in one place, one of which is shown.
    case stack([Instance.ID], shown: Int)
    case preview(Preview)
    case chrome(TileContent)
    case scrim(Scrim)
  }

  package init(
    _ id: SlotID, _ subject: Subject, in frame: Rect, layer: Int = 0, traits: Traits? = nil
  ) {
    (self.id, self.subject, self.frame) = (id, subject, frame)
    (self.layer, self.traits) = (layer, traits)
  }

  /// The part of its frame that is seen.
  var area: Rect { window.map(frame.intersection) ?? frame }

  /// The shown widget; nil if there is none.
  package var instance: Instance.ID? {
    switch subject {
    case .instance(let id): id
    case .stack(let members, let shown): members.indices.contains(shown) ? members[shown] : nil
    case .preview, .chrome, .scrim: nil
    }
  }

  /// The hidden widgets of a stack.
  var hiddenMembers: [Instance.ID] {
    guard case .stack(let members, let shown) = subject else { return [] }
    return members.indices.filter { $0 != shown }.map { members[$0] }
  }
}

/// Identifies a slot across frames by its part of a front and a number.
package struct SlotID: Hashable, Sendable {
  /// The number of fronts below the slot's own.
  var depth = 0
  let part: String
  let number: Int

  package init(_ part: String, _ number: Int = 0) {
    (self.part, self.number) = (part, number)
  }
}
