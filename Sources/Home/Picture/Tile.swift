import Cells

/// A slot with its content, as it is to be shown.
struct Tile: Sendable {
  let id: SlotID
  let layer: Int
  let subject: TileSubject
  /// The part of the frame that is seen.
  let area: Rect
  /// A layout of its content, which may have been made for something else.
  let layout: KeptLayout?

  init(
    _ id: SlotID, layer: Int, _ subject: TileSubject, window: Rect? = nil,
    layout: KeptLayout? = nil
  ) {
    (self.id, self.layer, self.subject, self.layout) = (id, layer, subject, layout)
    area = window.map(subject.frame.intersection) ?? subject.frame
  }

  var frame: Rect { subject.frame }

  /// Whether both show the same. The same layout was kept only for the same content, which needn't be
  /// compared then: that would visit all nodes of a widget that has been archived anew.
  func showsTheSame(as other: Tile) -> Bool {
    guard let layout, layout === other.layout else { return subject == other.subject }
    return subject.isSet(as: other.subject)
  }
}
