import Boards
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines

extension PickerFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move(.left)) where list.focus == .rows: turn(by: -1, in: context)
    case .command(.move(.right)) where list.focus == .rows: turn(by: 1, in: context)
    case .command(.turnPage(let count)) where partCount(in: context) > 1:
      part = max(0, min(part + count, partCount(in: context) - 1))
    case .command(.open) where list.focus == .rows, .command(.act) where list.focus == .rows:
      return add(in: &context)
    case .command(.leave) where list.takesLeaving:
      change(.command(.leave), in: context)
    case .command(.leave), .command(.quit): return .close()
    case .command(.end): return .quit
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command): change(.command(command), in: context)
    case .key(let key):
      if let event = PageEvent(key, by: keys(in: context)) { change(event, in: context) }
    case .paste(let text): change(.paste(text), in: context)
    case .mouse(let mouse): return handle(mouse, in: &context, on: occasion)
    }
    return .stay()
  }

  /// Returns whether the chosen kind was clicked once more.
  @discardableResult
  private mutating func change(_ event: PageEvent, in context: FrontContext) -> Bool {
    let plan = plan(in: context)
    let (before, query) = (list.item, list.query)
    defer { if list.item != before { part = 0 } }
    let request = list.handle(
      event, rows: plan.listRoom.rows, columns: plan.listRoom.columns)
    list.show(sections(in: context))
    // What fits best is first, and is what is to be added.
    if list.query != query { list.selectFirst() }
    if case .open? = request { return true }
    return false
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .opened: return .close()
    case .boardChanged where context.board.board.isWritten:
      context.messages.passing = "home.written"
      return .close()
    case .boardChanged: list.show(sections(in: context))
    default: break
    }
    return .stay()
  }

  private mutating func turn(by count: Int, in context: FrontContext) {
    choose(index(in: context) + count, in: context)
  }

  private mutating func choose(_ index: Int, in context: FrontContext) {
    guard let kind = kind(in: context), families(in: context).indices.contains(index) else {
      return
    }
    (sizes[kind.id], part) = (index, 0)
  }

  /// How many parts the chosen size is seen in.
  private func partCount(in context: FrontContext) -> Int {
    let plan = plan(in: context)
    let index = index(in: context)
    return plan.samples(around: index).first { $0.index == index }?.parts ?? 1
  }

  private mutating func handle(
    _ mouse: Mouse, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    context.follow(mouse)
    let plan = plan(in: context)
    switch mouse.action {
    case .press(.left):
      if plan.page.back.contains(mouse.position) { return .close() }
      if plan.button?.contains(mouse.position) == true { return add(in: &context) }
      if let dots = plan.dots, dots.contains(mouse.position) {
        turn(by: mouse.position.x < dots.origin.x + dots.size.width / 2 ? -1 : 1, in: context)
      }
      if let sample = sample(at: mouse.position, on: plan, in: context) {
        choose(sample, in: context)
        pressed = mouse.position
      } else if let url = occasion.seen.link(at: mouse.position),
        change(.link(url), in: context)
      {
        return add(in: &context)
      }
    case .move(.left?), .hold(.left):
      guard let start = pressed, mouse.position != start || mouse.action == .hold(.left) else {
        return .stay()
      }
      pressed = nil
      return add(in: &context, carriedBy: mouse.position)
    case .release: pressed = nil
    case .scroll(let direction): scroll(by: direction.isForward ? 1 : -1, in: context)
    default: break
    }
    return .stay()
  }

  /// Shows the next part of the chosen size or, behind the last one, the next size.
  private mutating func scroll(by count: Int, in context: FrontContext) {
    guard (0..<partCount(in: context)).contains(part + count) else {
      return turn(by: count, in: context)
    }
    part += count
  }

  private func sample(
    at position: Point, on plan: PickerPlan, in context: FrontContext
  ) -> Int? {
    plan.samples(around: index(in: context), part: part).first { sample in
      sample.tile.contains(position) && sample.window.contains(position)
    }?.index
  }

  /// Adds a widget of the chosen kind and size behind the focused one. It is in hand then, carried by
  /// the keys or by the pointer.
  private mutating func add(
    in context: inout FrontContext, carriedBy pointer: Point? = nil
  ) -> FrontStep {
    guard let kind = kind(in: context), let name = size(in: context)?.name else { return .stay() }
    let index = context.board.index.map { $0 + 1 } ?? 0
    let move = BoardMove.add(kind: kind.id, family: name, at: index)
    return .close(context.arrange { $0.add(move, carriedBy: pointer) })
  }
}
