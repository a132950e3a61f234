package import Cast
package import Cells
import Layout
package import Timelines

/// Something that stands on the screen: what it is, where, how, and in front of what.
package struct Slot: Identifiable, Sendable {
  package var id: SlotID
  package var subject: Subject
  package var frame: Rect
  /// Slots of the lowest layer don't meet; one of a higher layer stands in front of those before it.
  package var layer = 0
  /// How a widget is shown; nil for what is none.
  package var traits: Traits?
  /// What the whole of it is, as far as that decides how it is coloured.
  var part = Part.figure
  var edge: TileEdge?
  /// What of it is told from the rest.
  var signs = ControlSigns()

  package enum Subject: Sendable {
    case instance(Instance.ID)
    /// Several widgets in one place, of which one is shown.
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

  /// The widget that is seen; nil where none is.
  package var instance: Instance.ID? {
    switch subject {
    case .instance(let id): id
    case .stack(let members, let shown): members.indices.contains(shown) ? members[shown] : nil
    case .preview, .chrome, .scrim: nil
    }
  }

  /// The widgets that might be seen next.
  var hiddenMembers: [Instance.ID] {
    guard case .stack(let members, let shown) = subject else { return [] }
    return members.indices.filter { $0 != shown }.map { members[$0] }
  }
}

/// By what a slot is known from one frame to the next: its part of a front, and which of these.
package struct SlotID: Hashable, Sendable {
  /// How many fronts stand below that to which it belongs.
  var depth = 0
  let part: String
  let number: Int

  package init(_ part: String, _ number: Int = 0) {
    (self.part, self.number) = (part, number)
  }
}
