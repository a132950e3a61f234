import Cast
import Cells
import FoundationEssentials
import Keys
import Timelines

extension BoardFront {
  func keys(in context: FrontContext) -> FrontKeys { .at(.home) }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(let command): perform(command, in: &context, on: occasion)
    case .mouse(let mouse): handle(mouse, in: &context, on: occasion)
    case .key, .paste: .pass
    }
  }

  private mutating func handle(
    _ mouse: Mouse, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    context.follow(mouse)
    switch mouse.action {
    case .press(.left): return press(at: mouse.position, in: &context, on: occasion)
    case .scroll where context.isLocked: return .refuse(.locked)
    case .scroll(let direction):
      turnPage(by: direction == .down || direction == .right ? 1 : -1)
      return .stay()
    default: return .stay()
    }
  }

  /// A press beside the controls means the widget as a whole.
  private mutating func press(
    at position: Point, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard let index = plan.board.widget(at: position, onPage: page) else { return .stay() }
    let id = widgets[index]
    focus(on: id)
    hasLostControl = false
    guard !context.isLocked else { return .refuse(.locked) }
    let targets = targets(of: id, in: context, on: occasion)
    let place = position - plan.board.places[index].tile.origin
    if let control = targets.controls.index(at: place) {
      return hit(control, in: &context, on: occasion)
    }
    inside = nil
    return open(targets.link(at: place)?.url, in: &context, at: occasion.date)
  }

  private mutating func perform(
    _ command: KeyCommand, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    if command != .act, command != .open { hasLostControl = false }
    switch command {
    case .move(let direction) where inside != nil:
      moveControl(in: context, on: occasion) { $1.neighbor(of: $0, towards: direction) }
    case .step(let count) where inside != nil:
      moveControl(in: context, on: occasion) { $1.step(from: $0, by: count) }
    case .first where inside != nil: moveControl(in: context, on: occasion) { _, _ in 0 }
    case .last where inside != nil: moveControl(in: context, on: occasion) { $1.count - 1 }
    case .act: return act(in: &context, on: occasion)
    case .open: return openOrAct(in: &context, on: occasion)
    case .hit(let number): return hit(number - 1, in: &context, on: occasion)
    case .leave: inside = nil
    case .inspect: return focus.map { .open(PanelFront(.inspector($0))) } ?? .stay()
    case .move(let direction):
      if let index { focus(onIndex: plan.board.neighbor(of: index, towards: direction)) }
    case .step(let count):
      if let index { focus(onIndex: max(0, min(index + count, widgets.count - 1))) }
    case .first: focus(onIndex: 0)
    case .last: focus(onIndex: widgets.count - 1)
    case .turnPage(let count): turnPage(by: count)
    case .reload: if let focus { context.cast.reloadForPerson(focus, at: occasion.date) }
    case .reloadAll, .lock, .enlargeType, .help, .turn, .changeUnits, .save, .beginAnother, .remove,
      .undo, .redo, .find, .shift, .configure, .edit, .repaint, .suspend, .quit, .end:
      return .pass
    }
    return .stay()
  }

  /// Does nothing beyond the first and the last page.
  private mutating func turnPage(by count: Int) {
    let next = page + count
    guard (0..<plan.board.pageCount).contains(next) else { return }
    if let first = plan.board.first(onPage: next) { focus(onIndex: first) }
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .resized: resize(in: context)
    case .boardChanged(let instances): stand(instances.withoutDoubles.map(\.id), in: context)
    case .lockChanged: (inside, hasLostControl) = (nil, false)
    case .opened(let id):
      guard widgets.contains(id) else { return .stay() }
      focus(on: id)
    default: break
    }
    return .stay()
  }
}
