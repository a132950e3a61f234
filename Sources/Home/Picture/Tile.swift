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
}
