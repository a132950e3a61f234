import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines

extension StandByFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(let command):
      showKeys(from: occasion.date)
      return context.isLocked
        ? refuse(command) : carryOut(command, in: &context, on: occasion)
    case .mouse(let mouse):
      if !mouse.isMove { showKeys(from: occasion.date) }
      return handle(mouse, in: &context, on: occasion)
    case .key(let key):
      showKeys(from: occasion.date)
      return context.keys(at: .standBy).command(for: key).map(refuse) ?? .stay()
    case .paste: return .stay()
    }
  }

  /// While the screen is locked, nothing is done here but to go back to the Lock Screen.
  private func refuse(_ command: KeyCommand) -> FrontStep {
    switch command {
    case .go, .leave, .lock(true): .close()
    case _ where command.concernsProgram || command == .quit || command == .end: .pass
    default: .refuse(.locked)
    }
  }

  private mutating func carryOut(
    _ command: KeyCommand, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard context.board.inside == nil, case .move(let direction) = command else {
      return board.handle(.command(command), in: &context, on: occasion)
    }
    switch direction {
    case .up: return .stay(context.turnStack(by: -1, at: context.board.focus))
    case .down: return .stay(context.turnStack(by: 1, at: context.board.focus))
    case .left, .right: return board.handle(.command(command), in: &context, on: occasion)
    }
  }

  /// A click beside the controls only moves the focus.
  private mutating func handle(
    _ mouse: Mouse, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard mouse.action == .release(.left), !context.isLocked,
      let id = context.board.widget(at: mouse.position), let start = board.pressed
    else { return board.handle(.mouse(mouse), in: &context, on: occasion) }
    let corner = context.board.place(of: id)?.tile.origin ?? .zero
    let controls = board.targets(of: id, in: context, on: occasion).controls
    guard controls.index(at: start - corner) == nil else {
      return board.handle(.mouse(mouse), in: &context, on: occasion)
    }
    board.pressed = nil
    context.board.focus(on: id)
    context.board.inside = nil
    return .stay()
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep { board.follow(event, in: &context, at: date) }
}
