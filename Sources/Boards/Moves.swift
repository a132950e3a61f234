package import Store
package import Timelines

/// A change to a board.
package enum BoardMove: Hashable, Sendable {
  /// Inserts a new widget in a slot of its own, at an index.
  case insert(SavedWidget, at: Int)
  /// Puts a new widget into the slot of another one, in front.
  case stack(SavedWidget, on: Instance.ID)
  /// Changes a widget's settings or family.
  case revise(Instance.ID, Revision)
  /// Moves a widget's slot to an index.
  case move(Instance.ID, to: Int)
  /// Removes a widget, and its slot if that is then empty.
  case remove(Instance.ID)
  /// Brings a widget to the front of its stack.
  case show(Instance.ID)
  /// Puts the widgets into another order. Those that the order doesn't know stay behind the widget
  /// that they followed.
  case arrange(BoardOrder)
  /// Replaces all widgets by those of the user's own file, which has this digest.
  case takeOver(SavedBoard, file: String)
}

extension BoardMove {
  /// Adds a widget, which gets its number when the move is saved.
  package static func add(
    kind: String, family: String, settings: [String: String] = [:], at index: Int
  ) -> BoardMove {
    .insert(
      SavedWidget(id: SavedWidget.ID(0), kind: kind, family: family, settings: settings),
      at: index)
  }
}

/// A change to a widget in the words of a line: another family, and settings. Settings without a
/// value are reset.
package struct Revision: Hashable, Sendable {
  let family: String?
  /// The settings with a value, and invalid words for the reader to refuse.
  let words: [String]
  /// The names of the settings to reset.
  let forgotten: [String]
  /// Whether all earlier settings are reset.
  let forgetsAll: Bool

  /// Parses the words; the first one is a family unless it is a setting.
  package init(_ words: some Sequence<String>, forgetsAll: Bool = false) {
    var words = Array(words)[...]
    family = words.first?.unicodeScalars.contains("=") == false ? words.popFirst() : nil
    self.words = words.filter { Assignment($0)?.value.isEmpty != true }
    forgotten = words.compactMap { Assignment($0) }.filter(\.value.isEmpty).map(\.name)
    self.forgetsAll = forgetsAll
  }
}

extension SavedWidget {
  mutating func apply(_ revision: Revision) {
    if let family = revision.family { self.family = family }
    if revision.forgetsAll { settings = [:] }
    for name in revision.forgotten { settings[name] = nil }
    settings.merge(Assignment.values(in: revision.words)) { $1 }
  }
}

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

extension SavedBoard {
  /// The moves that bring this board to another one, as far as nobody has changed it meanwhile.
  package func moves(to other: SavedBoard) -> [BoardMove] {
    let own = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    let others = Dictionary(other.widgets.map { ($0.id, $0) }) { first, _ in first }
    var moves: [BoardMove] = widgets.filter { others[$0.id] == nil }.map { .remove($0.instance) }
    for widget in other.widgets {
      guard let now = own[widget.id] else {
        moves.append(.insert(widget, at: slots.count))
        continue
      }
      if now != widget { moves.append(.revise(widget.instance, Revision(to: widget))) }
    }
    let result = moves.reduce(self) { board, move in (try? board.applying(move)) ?? board }
    if result.order != other.order { moves.append(.arrange(other.order)) }
    return moves
  }
}

extension Revision {
  /// The change to what a widget is.
  fileprivate init(to widget: SavedWidget) {
    self.init(
      [widget.family] + widget.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      forgetsAll: true)
  }
}
