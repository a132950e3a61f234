import Cells
import FoundationEssentials
import Keys
import Layout
import Views
import WidgetIntents

extension StandByFront {
  func showsKeys(at date: Date) -> Bool { keysEnd.map { date < $0 } ?? false }

  mutating func showKeys(from date: Date) { keysEnd = date + Self.keysDuration }

  /// The keys that work, or what there is to say, in the last row.
  func keyRow(in context: FrontContext) -> Slot {
    let row = Rect(
      x: Self.margin, y: context.size.height - 1,
      width: max(0, context.size.width - 2 * Self.margin), height: 1)
    var slot = Slot(SlotID("footer"), .chrome(content(of: row, in: context)), in: row, layer: 2)
    slot.part = .writing
    return slot
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
