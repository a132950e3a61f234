import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines

extension EditFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(let command): carryOut(command, in: &context, at: occasion.date)
    case .mouse(let mouse): handle(mouse, in: &context)
    case .key, .paste: .stay()
    }
  }

  private mutating func carryOut(
    _ command: KeyCommand, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    stretched = nil
    switch command {
    case .move(let direction): move(in: &context, towards: direction)
    case .step(let count): step(by: count, in: &context)
    case .first: step(by: -context.board.widgets.count, in: &context)
    case .last: step(by: context.board.widgets.count, in: &context)
    case .turnPage(let count): turnPage(by: count, in: &context)
    case .open, .act: return .stay(held == nil ? hold(in: context) : drop(in: &context))
    case .remove: return .stay(remove(focus(in: context), in: &context))
    case .resize(let count): return .stay(resize(by: count, in: &context))
    case .breakPage(let count): return .stay(breakPage(count, in: &context))
    case .stack: return .stay(stack(in: &context))
    case .turnStack(let count): return .stay(context.turnStack(by: count, at: focus(in: context)))
    case .pick:
      held = nil
      return context.picking()
    case .configure: return context.configuring(focus(in: context))
    case .undo:
      return retrace(
        context.retraceTelling(.back, at: date), orSay: "edit.nothing.undo", in: &context)
    case .redo:
      return retrace(
        context.retraceTelling(.again, at: date), orSay: "edit.nothing.redo", in: &context)
    case .leave where held != nil: held = nil
    case .leave, .quit: return .close()
    default:
      letGo()
      return .pass
    }
    return .stay()
  }

  private mutating func retrace(
    _ step: FrontStep?, orSay none: String, in context: inout FrontContext
  ) -> FrontStep {
    held = nil
    if step == nil { context.messages.passing = none }
    return step ?? .stay()
  }

  /// Puts what a pointer carries back, because what comes to the front takes the pointer.
  private mutating func letGo() {
    if held?.drag != nil { held = nil }
  }

  private mutating func move(in context: inout FrontContext, towards direction: Direction) {
    guard let held else { return context.board.moveFocus(towards: direction) }
    take(held.trial.moving(held.widget, towards: direction, of: context.board), in: &context)
  }

  private mutating func step(by count: Int, in context: inout FrontContext) {
    guard let held, let index = held.trial.order.index(of: held.widget) else {
      return context.board.moveFocus(by: count)
    }
    var order = held.trial.order
    order.move(held.widget, to: index + count)
    take(TrialBoard(order, of: context.board), in: &context)
  }

  mutating func turnPage(by count: Int, in context: inout FrontContext) {
    guard let held else { return context.board.turnPage(by: count) }
    guard context.board.plan.today == nil else {
      context.board.turnPage(by: count)
      self.held?.trial = TrialBoard(held.trial.order, of: context.board)
      return
    }
    take(held.trial.moving(held.widget, byPages: count, of: context.board), in: &context)
  }

  /// Tries another order, and brings the place where the widget in hand would stand into sight.
  private mutating func take(_ trial: TrialBoard?, in context: inout FrontContext) {
    guard var trial, let id = held?.widget else { return }
    if let tile = trial.place(of: id)?.tile, context.board.plan.today != nil {
      var plan = trial.plan
      plan.reveal(tile)
      context.board.plan.scroll(to: plan.today?.first ?? 0)
      trial = TrialBoard(trial.order, of: context.board)
    }
    held?.trial = trial
    held?.page = trial.place(of: id)?.page ?? 0
  }

  private mutating func hold(in context: FrontContext) -> [Effect] {
    held = context.board.focus.flatMap { HeldTile($0, on: context.board) }
    return []
  }

  /// Puts the widget in hand down, or onto the one that it is to be stacked with.
  mutating func drop(in context: inout FrontContext) -> [Effect] {
    guard let held else { return [] }
    self.held = nil
    var order = held.trial.order
    if let partner = held.partner { order.join(held.widget, with: partner) }
    context.board.focus(on: held.widget)
    return context.arrange { $0.apply([.arrange(order)]) }
  }

  mutating func remove(_ id: Instance.ID?, in context: inout FrontContext) -> [Effect] {
    guard let id else { return [] }
    if held?.widget == id { held = nil }
    let effects = context.arrange { $0.apply([.remove(id)]) }
    if !effects.isEmpty { context.messages.passing = "edit.removed" }
    return effects
  }

  /// Puts the widget, and those that share its place, into the next size that all of them have.
  mutating func resize(by count: Int, in context: inout FrontContext) -> [Effect] {
    guard let id = focus(in: context) else { return [] }
    let sizes = context.sizes(of: id)
    guard let now = context.cast.members[id].flatMap({ sizes.firstIndex(of: $0.family) }),
      sizes.indices.contains(now + count)
    else { return [] }
    return resize(id, to: sizes[now + count], in: &context)
  }

  /// Puts a widget, and those that share its place, into another size.
  mutating func resize(
    _ id: Instance.ID, to family: WidgetFamily, in context: inout FrontContext
  ) -> [Effect] {
    guard let slot = context.board.slot(of: id), slot.instance?.family != family,
      let name = family.name
    else { return [] }
    // A stack whose members grow one after the other falls apart on the way.
    let order = context.board.board.placed.order
    let revision = Revision([name])
    let effects = context.arrange {
      $0.apply(slot.instances.map { .revise($0.id, revision) } + [.arrange(order)])
    }
    if let held { take(TrialBoard(held.trial.order, of: context.board), in: &context) }
    return effects
  }

  /// Begins a page with the chosen widget or behind it, or takes that back.
  private mutating func breakPage(_ count: Int, in context: inout FrontContext) -> [Effect] {
    guard held == nil, let id = context.board.focus else { return [] }
    var order = context.board.board.placed.order
    guard let index = order.index(of: id).map({ count < 0 ? $0 : $0 + 1 }),
      order.slots.indices.contains(index)
    else { return [] }
    let slot = order.slots[index]
    order.beginPage(with: slot.shown, !slot.beginsPage)
    return context.arrange { $0.apply([.arrange(order)]) }
  }

  /// Stacks the widget in hand with the next one of its size; takes a chosen one out of its stack.
  private mutating func stack(in context: inout FrontContext) -> [Effect] {
    guard let held else {
      guard let id = context.board.focus else { return [] }
      var order = context.board.board.placed.order
      order.separate(id)
      return context.arrange { $0.apply([.arrange(order)]) }
    }
    guard let partner = partner(of: held, in: context) else {
      context.messages.passing = "edit.no-partner"
      return []
    }
    self.held?.partner = partner
    return drop(in: &context)
  }

  /// The next widget as large as the one in hand, or the last one before it.
  private func partner(of held: HeldTile, in context: FrontContext) -> Instance.ID? {
    let order = held.trial.order
    guard let own = order.index(of: held.widget) else { return nil }
    let indices =
      Array(order.slots.indices.dropFirst(own + 1)) + order.slots.indices.prefix(own).reversed()
    return indices.map { order.slots[$0].shown }
      .first { context.isStackable(held.widget, with: $0, on: order) }
  }
}

extension FrontContext {
  /// Opens the widget gallery; asks before if the user's own file says what stands on the board.
  mutating func picking() -> FrontStep {
    board.dismissGuests()
    return .open(board.board.isWritten ? TakeoverFront(for: .picking) : PickerFront(in: self))
  }

  /// The sizes that a widget, and all that share its place, may have where they stand.
  func sizes(of id: Instance.ID) -> [WidgetFamily] {
    let members = board.slot(of: id)?.instances ?? []
    guard !members.isEmpty else { return [] }
    return WidgetFamily.allCases.filter { family in
      takes(family)
        && members.allSatisfy { cast.kinds[$0.kind]?.families.contains(family) ?? false }
    }
  }

  /// Whether two widgets may share a place.
  func isStackable(
    _ id: Instance.ID, with other: Instance.ID, on order: BoardOrder
  ) -> Bool {
    guard id != other, let family = cast.members[id]?.family,
      family == cast.members[other]?.family, !family.isAccessory,
      let one = order.index(of: id), let another = order.index(of: other), one != another
    else { return false }
    let count = order.slots[one].widgets.count + order.slots[another].widgets.count
    return count <= BoardOrder.mostInSlot
  }

  /// Shows the next widget of a stack; returns what saves that.
  mutating func turnStack(by count: Int, at id: Instance.ID?) -> [Effect] {
    guard let id, let slot = board.slot(of: id), slot.instances.count > 1,
      let index = slot.instances.firstIndex(where: { $0.id == id })
    else { return [] }
    let size = slot.instances.count
    let next = slot.instances[((index + count) % size + size) % size].id
    let effects = arrange { $0.turn(to: next) }
    board.focus(on: next)
    return effects
  }
}
