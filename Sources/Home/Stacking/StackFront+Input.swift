import Boards
import Cells
import FoundationEssentials
import Pages
import Timelines

extension StackFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave), .command(.quit): return .close()
    case .command(.end): return .quit
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command) where command.concernsStack:
      return handle(.command(command), in: &context)
    case .mouse(let mouse):
      context.follow(mouse)
      switch mouse.action {
      case .press(.left) where plan(in: context).page.back.contains(mouse.position):
        return .close()
      case .press(.left):
        let url = occasion.seen.link(at: mouse.position)
        return url.map { handle(.link($0), in: &context) } ?? .stay()
      case .scroll(let direction):
        return handle(.scroll(direction.isForward ? 1 : -1), in: &context)
      default: return .stay()
      }
    case .command, .key, .paste: return .stay()
    }
  }

  private mutating func handle(
    _ event: PageEvent, in context: inout FrontContext
  ) -> FrontStep {
    let room = plan(in: context).formRoom
    switch list.handle(event, rows: room.height, columns: room.width) {
    case .open(Self.rotation), .act(Self.rotation):
      return change(in: &context) { $0.rotate($1, !$2.rotates) }
    case .open(Self.suggestion), .act(Self.suggestion):
      return change(in: &context) { $0.suggest(at: $1, !$2.suggests) }
    case .open, .configure:
      return member(in: context).map { context.configuring(alone: $0.id) } ?? .stay()
    case .act: return arrange(in: &context) { $0.turn(to: $1) }
    case .remove, .press(3): return arrange(in: &context) { $0.apply([.remove($1)]) }
    case .shift(_, let count): return shift(by: count, in: &context)
    case .press(1): return shift(by: -1, in: &context)
    case .press(2): return shift(by: 1, in: &context)
    case .undo: return follow(context.arrange { $0.undo() }, in: &context)
    case .redo: return follow(context.arrange { $0.redo() }, in: &context)
    default: return .stay()
    }
  }

  /// Changes the stack at the highlighted widget.
  private mutating func arrange(
    in context: inout FrontContext, _ change: (inout ShownBoard, Instance.ID) -> BoardStep?
  ) -> FrontStep {
    guard let id = member(in: context)?.id else { return .stay() }
    return follow(context.arrange { change(&$0, id) }, in: &context)
  }

  private mutating func shift(by count: Int, in context: inout FrontContext) -> FrontStep {
    arrange(in: &context) { board, id in
      var order = board.board.placed.order
      order.shift(id, by: count)
      return board.apply([.arrange(order)])
    }
  }

  /// Changes what the stack does by itself.
  private mutating func change(
    in context: inout FrontContext,
    _ change: (inout BoardOrder, Instance.ID, Board.Slot) -> Void
  ) -> FrontStep {
    guard let stack = slot(in: context), let id = stack.instance?.id else { return .stay() }
    var order = context.board.board.placed.order
    change(&order, id, stack)
    return follow(context.arrange { $0.apply([.arrange(order)]) }, in: &context)
  }

  /// Shows the stack after a change; closes the editor if no stack is left.
  private mutating func follow(_ effects: [Effect], in context: inout FrontContext) -> FrontStep {
    show(in: context) ? .stay(effects) : .close(effects)
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .boardChanged, .arranged, .zoneChanged:
      guard !context.board.board.isWritten else { return .close() }
      return follow([], in: &context)
    case .opened: return .close()
    default: return .stay()
    }
  }
}
