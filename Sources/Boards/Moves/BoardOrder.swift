package import Store
package import Timelines

/// Which widgets stand in which slot of a board, in order, whatever they are.
package struct BoardOrder: Hashable, Sendable {
  package struct Slot: Hashable, Sendable {
    package var widgets: [Instance.ID]
    /// The widget in front.
    package var shown: Instance.ID
    /// Whether a page begins with the slot, even if it would fit on the one before.
    package var beginsPage: Bool
    /// Whether a stack turns by itself to what matters.
    package var rotates = true
    /// Whether a stack may show widgets that aren't in it while they matter.
    package var suggests = false

    package init(_ widget: Instance.ID, beginsPage: Bool = false) {
      (widgets, shown, self.beginsPage) = ([widget], widget, beginsPage)
    }
  }

  /// The most widgets in a slot.
  package static let mostInSlot = 10

  package private(set) var slots: [Slot]

  package init(_ slots: [Slot]) {
    self.slots = slots
  }

  /// The index of a widget's slot; nil if the order doesn't know it.
  package func index(of id: Instance.ID) -> Int? {
    slots.firstIndex { $0.widgets.contains(id) }
  }

  /// Moves a widget's slot to an index among the others, as the first of a page or not. A page that
  /// it began begins with the next slot from then on.
  package mutating func move(_ id: Instance.ID, to index: Int, beginningPage: Bool = false) {
    guard let old = self.index(of: id) else { return }
    var slot = slots.remove(at: old)
    if slot.beginsPage, slots.indices.contains(old), old > 0 { slots[old].beginsPage = true }
    let index = max(0, min(index, slots.count))
    if beginningPage, slots.indices.contains(index), slots[index].beginsPage {
      slots[index].beginsPage = false
    }
    slot.beginsPage = beginningPage && index > 0
    slots.insert(slot, at: index)
  }

  /// Puts all widgets of a slot into another's, in front of those.
  package mutating func join(_ id: Instance.ID, with other: Instance.ID) {
    guard let old = index(of: id), let target = index(of: other), old != target else { return }
    slots[target].widgets += slots[old].widgets
    slots[target].shown = slots[old].shown
    remove(slotAt: old)
  }

  /// Takes a widget out of its stack into a slot of its own behind it.
  package mutating func separate(_ id: Instance.ID) {
    guard let index = index(of: id), slots[index].widgets.count > 1,
      let member = slots[index].widgets.firstIndex(of: id)
    else { return }
    slots[index].widgets.remove(at: member)
    if slots[index].shown == id {
      slots[index].shown = slots[index].widgets[min(member, slots[index].widgets.count - 1)]
    }
    slots.insert(Slot(id), at: index + 1)
  }

  /// Moves a widget by so many places within its stack.
  package mutating func shift(_ id: Instance.ID, by count: Int) {
    guard let index = index(of: id),
      let member = slots[index].widgets.firstIndex(of: id)
    else { return }
    let place = max(0, min(member + count, slots[index].widgets.count - 1))
    slots[index].widgets.remove(at: member)
    slots[index].widgets.insert(id, at: place)
  }

  /// Lets a widget's stack turn by itself, or not any more.
  package mutating func rotate(_ id: Instance.ID, _ rotates: Bool) {
    if let index = index(of: id) { slots[index].rotates = rotates }
  }

  /// Lets a widget's stack show what isn't in it, or not any more.
  package mutating func suggest(at id: Instance.ID, _ suggests: Bool) {
    if let index = index(of: id) { slots[index].suggests = suggests }
  }

  /// Begins a page with a widget's slot, or doesn't any more. The first slot begins one anyway.
  package mutating func beginPage(with id: Instance.ID, _ begins: Bool) {
    if let index = index(of: id), index > 0 { slots[index].beginsPage = begins }
  }

  private mutating func remove(slotAt index: Int) {
    let slot = slots.remove(at: index)
    if slot.beginsPage, slots.indices.contains(index), index > 0 { slots[index].beginsPage = true }
  }
}

extension SavedWidget {
  /// The widget's identity when it is shown.
  package var instance: Instance.ID { Instance.ID(id.number) }
}

extension SavedBoard {
  package var order: BoardOrder {
    BoardOrder(
      slots.compactMap { slot in
        guard let first = slot.widgets.first else { return nil }
        var ordered = BoardOrder.Slot(first.instance, beginsPage: slot.beginsPage)
        ordered.widgets = slot.widgets.map(\.instance)
        (ordered.rotates, ordered.suggests) = (slot.rotates, slot.suggests)
        if slot.widgets.indices.contains(slot.shown) {
          ordered.shown = slot.widgets[slot.shown].instance
        }
        return ordered
      })
  }

  /// Puts the widgets into an order. Widgets of different sizes never share a slot.
  mutating func arrange(as order: BoardOrder) {
    let known = Dictionary(widgets.map { ($0.instance, $0) }) { first, _ in first }
    var taken: Set<Instance.ID> = []
    var arranged: [SavedSlot] = []
    for slot in order.slots {
      let members = slot.widgets.filter { known[$0] != nil && taken.insert($0).inserted }
      arranged += SavedSlot.slots(
        of: members.compactMap { known[$0] }, as: slot)
    }
    var before: Instance.ID?
    for widget in widgets {
      defer { before = widget.instance }
      guard !taken.contains(widget.instance) else { continue }
      let place = before.flatMap { id in
        arranged.firstIndex { $0.widgets.contains { $0.instance == id } }
      }
      arranged.insert(SavedSlot([widget]), at: place.map { $0 + 1 } ?? 0)
    }
    slots = arranged
    if !slots.isEmpty { slots[0].beginsPage = false }
  }
}

extension SavedSlot {
  /// A stack of those widgets that are as large as the one in front, as far as there is room, and
  /// slots for the others behind it.
  fileprivate static func slots(
    of widgets: [SavedWidget], as order: BoardOrder.Slot
  ) -> [SavedSlot] {
    guard let front = widgets.first(where: { $0.instance == order.shown }) ?? widgets.first else {
      return []
    }
    var stack: [SavedWidget] = []
    var others: [SavedWidget] = []
    for widget in widgets {
      let isFront = widget.id == front.id
      let room = (isFront || stack.contains(front) ? 0 : -1) + BoardOrder.mostInSlot
      if widget.family == front.family, stack.count < room {
        stack.append(widget)
      } else {
        others.append(widget)
      }
    }
    return [
      SavedSlot(
        stack, shown: stack.firstIndex(of: front) ?? 0, beginsPage: order.beginsPage,
        rotates: order.rotates || stack.count < 2, suggests: order.suggests && stack.count > 1)
    ] + others.map { SavedSlot([$0]) }
  }
}
