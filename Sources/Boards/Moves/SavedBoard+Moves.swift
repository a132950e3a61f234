package import Store
import Timelines

extension SavedBoard {
  /// The board after a move; clamps indices. Throws if the move's widget isn't on the board.
  package func applying(_ move: BoardMove) throws(MoveFault) -> SavedBoard {
    var board = self
    switch move {
    case .insert(let widget, _)
    where widget.id.number > 0 && widgets.contains { $0.id == widget.id }:
      break
    case .insert(let widget, let index):
      board.insert(SavedSlot([widget]), at: index)
    case .stack(let widget, let id):
      try board.stack(widget, on: position(of: id).slot)
    case .revise(let id, let revision):
      let (slot, member) = try position(of: id)
      board.slots[slot].widgets[member].apply(revision)
      board.split(slot)
    case .move(let id, let index):
      try position(of: id)
      var order = board.order
      order.move(id, to: index)
      board.arrange(as: order)
    case .remove(let id):
      try board.remove(position(of: id))
    case .show(let id):
      let (slot, member) = try position(of: id)
      board.slots[slot].shown = member
    case .arrange(let order): board.arrange(as: order)
    case .takeOver(let written, let file): (board.slots, board.takenFile) = (written.slots, file)
    }
    return board
  }

  /// The widget with a typed number; throws if there is none.
  package func widget(written number: String) throws(MoveFault) -> SavedWidget {
    guard let widget = widgets.first(where: { $0.id.description == number }) else {
      throw .unknownWidget(number, known: widgets.map(\.id))
    }
    return widget
  }

  @discardableResult
  private func position(
    of id: Instance.ID
  ) throws(MoveFault) -> (slot: Int, member: Int) {
    for (index, slot) in slots.enumerated() {
      if let member = slot.widgets.firstIndex(where: { $0.instance == id }) {
        return (index, member)
      }
    }
    throw .unknownWidget(id.description, known: widgets.map(\.id))
  }

  private mutating func insert(_ slot: SavedSlot, at index: Int) {
    slots.insert(slot, at: max(0, min(index, slots.count)))
  }

  /// Puts a widget in front of those of a slot; behind it if it is of another size, or there is no room.
  private mutating func stack(_ widget: SavedWidget, on slot: Int) {
    guard slots[slot].widgets.count < BoardOrder.mostInSlot,
      slots[slot].widgets.allSatisfy({ $0.family == widget.family })
    else { return insert(SavedSlot([widget]), at: slot + 1) }
    slots[slot].shown = slots[slot].widgets.count
    slots[slot].widgets.append(widget)
  }

  /// Takes the widgets out of a stack that aren't as large as the one in front any more.
  private mutating func split(_ slot: Int) {
    if Set(slots[slot].widgets.map(\.family)).count > 1 { arrange(as: order) }
  }

  /// Removes a widget. A stack keeps its front widget, unless that is the one removed.
  private mutating func remove(_ position: (slot: Int, member: Int)) {
    slots[position.slot].widgets.remove(at: position.member)
    if slots[position.slot].widgets.count < 2 {
      (slots[position.slot].rotates, slots[position.slot].suggests) = (true, false)
    }
    let slot = slots[position.slot]
    if slot.widgets.isEmpty {
      slots.remove(at: position.slot)
      if slot.beginsPage, slots.indices.contains(position.slot) {
        slots[position.slot].beginsPage = true
      }
      if !slots.isEmpty { slots[0].beginsPage = false }
    } else if position.member < slot.shown || slot.shown == slot.widgets.count {
      slots[position.slot].shown -= 1
    }
  }
}
