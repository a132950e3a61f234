import Cells
import FoundationEssentials

extension Home {
  /// What lies below the pointer that can be hit, as far as one knows where that is.
  mutating func hover(at date: Date) -> Hover? {
    guard panel == nil, plan.holdsWidgets, let pointer,
      let index = plan.board.widget(at: pointer, onPage: page)
    else { return nil }
    let place = pointer - plan.board.places[index].tile.origin
    let control = isLocked ? nil : controls(of: index, at: date).index(at: place)
    return Hover(widget: index, control: control)
  }
}
