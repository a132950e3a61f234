import Cells

/// A slot with its content, as it is to be shown.
struct Tile: Sendable {
  let id: SlotID
  let layer: Int
  let subject: TileSubject

  init(_ id: SlotID, layer: Int, _ subject: TileSubject) {
    (self.id, self.layer, self.subject) = (id, layer, subject)
  }

  var frame: Rect { subject.frame }
}
