import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

/// StandBy: widgets to be read from afar on black, and nothing else but the keys for a while after one
/// was pressed.
struct StandByFront: Front {
  /// Handles what isn't special here.
  var board = BoardFront(place: .standBy)
  /// Whether it has come by itself, so that any key goes back.
  var isIdle = false
  /// Until when the keys are shown.
  var keysEnd: Date?

  let isOpaque = true

  var place: BoardPlace? { .standBy }

  func focus(in context: FrontContext) -> Instance.ID? { board.focus(in: context) }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] { board.stances(in: context) }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let showsKeys = showsKeys(at: date)
    let widgets = context.board.shown.compactMap { id -> Slot? in
      guard var slot = board.slot(of: id, in: context) else { return nil }
      slot.layer = 1
      if showsKeys, id == context.board.focus {
        slot.signs.focused = context.board.inside?.index
      }
      return slot
    }
    let shown = widgets.isEmpty ? [board.emptiness(in: context)] : widgets
    guard showsKeys else { return [context.standByGround] + shown }
    let dots = stackRow(in: context)
    return [context.standByGround] + shown
      + [dots, keyRow(in: context, beside: dots)].compactMap(\.self)
  }

  func end(in context: FrontContext, at date: Date) -> Date? {
    let drift = context.drifts ? StandByDrift.end(after: date) : nil
    return [drift, showsKeys(at: date) ? keysEnd : nil].compactMap(\.self).min()
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: context.isLocked ? .locked : .standBy)
  }

  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool {
    let drift = context.drifts ? StandByDrift.way(at: date) : .zero
    let isMoved = context.boards[.standBy].drift(to: drift)
    return board.settle(in: &context, at: date) || isMoved
  }
}

extension FrontContext {
  /// Whether StandBy wanders.
  var drifts: Bool { !presentation.preferences.accessibility.reducesMotion }

  /// The black behind everything in StandBy.
  var standByGround: Slot {
    var slot = Slot(
      SlotID("ground"), .chrome(archived(Color.black)), in: Rect(origin: .zero, size: size))
    slot.part = .wallpaper
    return slot
  }
}
