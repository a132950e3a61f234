import Boards
import Cells
import Timelines
import Views

/// The focus on an accessory, whose content reaches its sides: the corners of a frame around it.
struct FocusFrame: View {
  let marks: Marks

  var body: some View {
    VStack(spacing: 0) {
      row(marks.frame.top)
      Spacer(minLength: 0)
      row(marks.frame.bottom)
    }
    .bold()
  }

  private func row(_ ends: (String, String)) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: ends.0)
      Spacer(minLength: 0)
      Text(verbatim: ends.1)
    }
  }
}

extension FrontContext {
  /// The frame around a tile with the focus; nil for families that mark it on their own surface.
  func focusFrame(of family: WidgetFamily?, around tile: Rect, _ id: Instance.ID) -> Slot? {
    guard [.accessoryCircular, .accessoryCorner, .accessoryRectangular].contains(family),
      tile.origin.y > 0
    else { return nil }
    let frame = Rect(
      x: tile.origin.x - 1, y: tile.origin.y - 1, width: tile.size.width + 2,
      height: tile.size.height + 2)
    return Slot(
      SlotID("focus", id.number), .chrome(archived(FocusFrame(marks: marks))), in: frame, layer: 1)
  }
}
