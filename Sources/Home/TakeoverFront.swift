import Boards
import Cells
import FoundationEssentials
import Layout
import Pages
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

/// A row of the question about the user's own file: a sentence, or the two answers.
enum TakeoverLine: View, Hashable {
  case sentence(String)
  case answers
  case gap

  static let width = 56

  /// The rows in several arrangements, the roomiest first.
  static let arrangements: [[TakeoverLine]] = [
    [
      .sentence("takeover.rules"), .sentence("takeover.gain"), .sentence("takeover.file"), .gap,
      .answers,
    ],
    [.sentence("takeover.rules"), .answers],
  ]

  var body: some View {
    Group {
      switch self {
      case .sentence(let key): Text(LocalizedStringKey(key))
      case .answers: answers
      case .gap: EmptyView()
      }
    }
    .lineLimit(1)
  }

  private var answers: some View {
    HStack(spacing: 16) {
      button(.act, "takeover.take").background(Color.blue).foregroundStyle(.white)
      button(.leave, "takeover.leave").background(Color.primary.opacity(0.12))
    }
  }

  @ViewBuilder private func button(_ command: KeyCommand, _ name: String) -> some View {
    if let url = KeyLink(to: command).url {
      Link(destination: url) {
        Text(LocalizedStringKey(name)).bold().padding(.horizontal, 16)
      }
    }
  }
}
