import Boards
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

/// The question whether what the user's own file says becomes a board that is changed on the screen.
struct TakeoverFront: Front {
  /// What the user wanted to do with the board.
  enum Wish: Hashable, Sendable {
    case rearranging, picking
    case configuring(Instance.ID)
  }

  let wish: Wish

  let isOpaque = false
  let isPrivate = true

  init(for wish: Wish) {
    self.wish = wish
  }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .takeover) }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let sheets = TakeoverLine.arrangements.map { lines in
      Panel.Sheet(
        width: TakeoverLine.width,
        rows: lines.map { Node(archiving: $0, in: context.presentation.environment) })
    }
    return Panel(title: "takeover.title", sheets: sheets, note: nil, scope: .takeover)
      .slots(page: 0, in: context)
  }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.act): takeOver(in: &context)
    case .command(.leave), .command(.quit): .close()
    case .command: .pass
    case .key(let key): key.modifiers.contains(.control) ? .stay() : .close()
    case .mouse(let mouse): mouse.action == .press(.left) ? .close() : .stay()
    case .paste: .stay()
    }
  }

  /// Goes on with what the user wanted to do.
  private func takeOver(in context: inout FrontContext) -> FrontStep {
    let effects = context.arrange { $0.takeOverFile() }
    let next =
      switch wish {
      case .rearranging: FrontStep.open(EditFront())
      case .picking: context.picking()
      case .configuring(let widget): context.configuring(widget)
      }
    guard case .open(let front, let others) = next else { return .close(effects) }
    return .replace(front, effects + others)
  }

  /// Another dashboard may have taken the file over, or it has gone.
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .lockChanged, .opened: .close()
    case .boardChanged where !context.board.board.isWritten: .close()
    default: .stay()
    }
  }
}
