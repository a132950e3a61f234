import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines

extension BoardFront {
  func keys(in context: FrontContext) -> FrontKeys {
    switch place {
    case .today: context.keys(at: .today)
    case .standBy: context.keys(at: .standBy)
    case .home, .lock, nil: context.keys(at: .home)
    }
  }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(let command): carryOut(command, in: &context, on: occasion)
    case .mouse(let mouse): handle(mouse, in: &context, on: occasion)
    case .key, .paste: .pass
    }
  }

  private mutating func handle(
    _ mouse: Mouse, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    context.follow(mouse)
    switch mouse.action {
    case .press(.left):
      pressed = mouse.position
      return .stay()
    case .release(.left):
      guard let start = pressed else { return .stay() }
      pressed = nil
      return click(from: start, to: mouse.position, in: &context, on: occasion)
    case .hold(.left):
      pressed = nil
      return hold(at: mouse.position, in: &context)
    case .scroll where context.isLocked: return .refuse(.locked)
    case .scroll(let direction):
      guard place != .today else {
        context.board.scroll(by: direction.isForward ? Self.wheelRows : -Self.wheelRows)
        return .stay()
      }
      if let id = context.board.widget(at: mouse.position),
        context.board.slot(of: id)?.instances.count ?? 1 > 1
      {
        return .stay(context.turnStack(by: direction.isForward ? 1 : -1, at: id))
      }
      context.board.turnPage(by: direction.isForward ? 1 : -1)
      return .stay()
    default: return .stay()
    }
  }

  /// How far a notch of the wheel scrolls.
  private static let wheelRows = 3

  /// A click beside the controls means the widget as a whole. Where the button is released elsewhere
  /// than it was pressed, nothing happens.
  private mutating func click(
    from start: Point, to position: Point, in context: inout FrontContext,
    on occasion: InputOccasion
  ) -> FrontStep {
    guard let id = context.board.widget(at: position), id == context.board.widget(at: start) else {
      return .stay()
    }
    context.board.focus(on: id, revealing: false)
    context.board.hasLostControl = false
    guard !context.isLocked else { return .refuse(.locked) }
    let targets = targets(of: id, in: context, on: occasion)
    let corner = context.board.place(of: id)?.tile.origin ?? .zero
    let controls = [start, position].map { targets.controls.index(at: $0 - corner) }
    guard controls[0] == controls[1] else { return .stay() }
    if let control = controls[0] { return press(control, in: &context, on: occasion) }
    context.board.inside = nil
    let links = [start, position].map { targets.link(at: $0 - corner)?.url }
    return links[0] == links[1] ? open(links[0], in: &context, at: occasion.date) : .stay()
  }

  /// Takes a widget in hand on which the button is held.
  private func hold(at position: Point, in context: inout FrontContext) -> FrontStep {
    guard let id = context.board.widget(at: position), !context.isLocked else { return .stay() }
    context.board.focus(on: id, revealing: false)
    return rearrange(holding: id, at: position, in: &context)
  }

  private func rearrange(
    holding id: Instance.ID? = nil, at position: Point = .zero, in context: inout FrontContext
  ) -> FrontStep {
    context.board.inside = nil
    context.board.dismissGuests()
    guard !context.board.board.isWritten else { return .open(TakeoverFront(for: .rearranging)) }
    return .open(
      id.map { EditFront(holding: $0, carriedBy: position, in: context) } ?? EditFront())
  }

  private mutating func carryOut(
    _ command: KeyCommand, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    if command != .act, command != .open { context.board.hasLostControl = false }
    let isInside = context.board.inside != nil
    switch command {
    case .move(let direction) where isInside:
      moveControl(in: &context, on: occasion) { $1.neighbor(of: $0, towards: direction) }
    case .step(let count) where isInside:
      moveControl(in: &context, on: occasion) { $1.step(from: $0, by: count) }
    case .first where isInside: moveControl(in: &context, on: occasion) { _, _ in 0 }
    case .last where isInside: moveControl(in: &context, on: occasion) { $1.count - 1 }
    case .act: return act(in: &context, on: occasion)
    case .open: return openOrAct(in: &context, on: occasion)
    case .press(let number): return press(number - 1, in: &context, on: occasion)
    case .leave where isInside: context.board.inside = nil
    case .inspect: return context.board.focus.map { .open(PanelFront(.inspector($0))) } ?? .stay()
    case .move(let direction):
      if let step = leave(towards: direction, in: context) { return step }
      context.board.moveFocus(towards: direction)
    case .step(let count): context.board.moveFocus(by: count)
    case .first: context.board.focus(onIndex: 0)
    case .last: context.board.focus(onIndex: context.board.widgets.count - 1)
    case .turnPage(let count): context.board.turnPage(by: count)
    case .reload:
      if let focus = context.board.focus { context.cast.reloadForPerson(focus, at: occasion.date) }
    case .turnStack(let count):
      return .stay(context.turnStack(by: count, at: context.board.focus))
    case .keep: return keepGuest(in: &context)
    // The board shows it, and a message here would look like a fault.
    case .undo: return context.retrace(.back, at: occasion.date) ?? .stay()
    case .redo: return context.retrace(.again, at: occasion.date) ?? .stay()
    case .rearrange: return rearrange(in: &context)
    case .pick: return context.picking()
    case .configure: return context.configuring(context.board.focus)
    case .leave: return place == .home ? .stay() : .close()
    case .reloadAll, .go, .lock, .enlargeType, .help, .turn, .settings, .changeUnits, .save,
      .beginAnother,
      .remove, .find, .shift, .resize, .breakPage, .stack, .prolong, .neither, .edit, .repaint,
      .suspend, .quit, .end:
      return .pass
    }
    return .stay()
  }

  /// Puts a suggested widget into the stack that shows it.
  private func keepGuest(in context: inout FrontContext) -> FrontStep {
    guard !context.isLocked, let guest = context.board.guest(context.board.focus) else {
      return .pass
    }
    guard !context.board.board.isWritten else { return .open(TakeoverFront(for: .rearranging)) }
    context.messages.passing = "stack.kept"
    return .stay(context.arrange { $0.keep(guest) })
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .lockChanged:
      let place = place ?? .home
      (context.boards[place].inside, context.boards[place].hasLostControl) = (nil, false)
    case .opened(let id):
      let place = place ?? .home
      guard context.boards[place].widgets.contains(id) else { return .stay() }
      context.boards[place].focus(on: id)
    default: break
    }
    return .stay()
  }
}

extension Mouse.Direction {
  var isForward: Bool { self == .down || self == .right }
}
