import Boards
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views
import WidgetIntents

extension StandByFront {
  func showsKeys(at date: Date) -> Bool { keysEnd.map { date < $0 } ?? false }

  mutating func showKeys(from date: Date) { keysEnd = date + Self.keysDuration }

  /// The keys that work, or what there is to say, in the last row, between the places of dots.
  func keyRow(in context: FrontContext, beside dots: Slot?) -> Slot {
    let last = context.size.height - 1
    let isShared = dots?.frame.origin.y == last
    let margin = Self.margin + (isShared ? (dots?.frame.size.width ?? 0) + 2 : 0)
    let row = Rect(
      x: margin, y: last, width: max(0, context.size.width - 2 * margin), height: 1)
    var slot = Slot(SlotID("footer"), .chrome(content(of: row, in: context)), in: row, layer: 2)
    slot.part = .writing
    return slot
  }

  /// Dots above the widget with the focus, one for each of its stack; nil if it stands alone. Drawn letters
  /// fill their rows, so that the dots keep a row away; without one they stand at the end of the last row.
  func stackRow(in context: FrontContext) -> Slot? {
    guard let focus = context.board.focus, let tile = context.board.place(of: focus)?.tile,
      let stack = context.board.slot(of: focus)?.instances, stack.count > 1
    else { return nil }
    let dots = StackDots(
      count: stack.count, shown: stack.firstIndex { $0.id == focus } ?? 0, marks: context.marks)
    let width = min(2 * stack.count - 1, tile.size.width)
    let place =
      tile.origin.y > 1
      ? Point(x: tile.origin.x + (tile.size.width - width) / 2, y: tile.origin.y - 2)
      : Point(x: max(0, context.size.width - Self.margin - width), y: context.size.height - 1)
    let row = Rect(origin: place, size: Size(width: width, height: 1))
    return Slot(SlotID("stack"), .chrome(context.archived(dots)), in: row, layer: 2)
  }

  private func content(of row: Rect, in context: FrontContext) -> TileContent {
    if let message = message(in: context) {
      return context.archived(Text(LocalizedStringKey(message)).lineLimit(1))
    }
    return context.footer(of: board.hints(in: context), in: row)
  }

  private func message(in context: FrontContext) -> String? {
    context.messages.shown
      ?? context.board.focus.flatMap { context.actionFault(of: $0) }?.words.key
  }

  private static let margin = 3
  private static let keysDuration = 5.0
}
