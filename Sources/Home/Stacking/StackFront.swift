import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views
import WidgetIntents

/// The editor of a stack: its widgets in order, each with its settings, and what it does by itself.
struct StackFront: Front {
  /// The widgets that it had when it was last looked at.
  private(set) var members: [Instance.ID]
  var list = ItemList()

  let isOpaque = true
  let isPrivate = true

  /// The row that lets the stack turn by itself.
  static let rotation = "stack.rotate"
  /// The row that lets it show what isn't in it.
  static let suggestion = "stack.suggest"

  /// Fails if a widget stands alone.
  init?(of widget: Instance.ID, in context: FrontContext) {
    guard let slot = context.board.slot(of: widget), slot.instances.count > 1 else { return nil }
    members = slot.instances.map(\.id)
    _ = show(in: context)
    list.select("\(widget)")
  }

  func focus(in context: FrontContext) -> Instance.ID? { slot(in: context)?.instance?.id }

  func title(in context: FrontContext) -> LocalizedStringResource? { "stack.title" }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .list) }

  /// The slot of the stack, whichever of its widgets have left it.
  func slot(in context: FrontContext) -> Board.Slot? {
    members.lazy.compactMap(context.board.slot).first { $0.instances.count > 1 }
  }

  /// Shows the rows of the stack as it stands; false if there is none any more.
  mutating func show(in context: FrontContext) -> Bool {
    guard let slot = slot(in: context) else { return false }
    members = slot.instances.map(\.id)
    list.show([
      ItemList.Section("stack.widgets", members.map(\.description)),
      ItemList.Section("stack.behaviour", [Self.rotation, Self.suggestion]),
    ])
    return true
  }

  /// The widget whose row is highlighted.
  func member(in context: FrontContext) -> Instance? {
    slot(in: context)?.instances.first { $0.id.description == list.item }
  }

  func plan(in context: FrontContext) -> EditorPlan {
    let family = slot(in: context)?.instance?.family ?? .systemSmall
    return EditorPlan(of: context.size, for: family, among: [family], context.device)
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    guard let stack = self.slot(in: context) else { return [] }
    let plan = plan(in: context)
    func slot(_ part: String, _ frame: Rect?, _ view: () -> some View) -> Slot? {
      frame.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    let chrome = [
      slot("header", plan.page.header) {
        PageHeader(
          title: "stack.title", notice: nil,
          mark: EditorMark(notice: context.messages.shown, changes: 0),
          back: context.backTitle,
          marks: context.marks)
      },
      slot("stack", plan.form) {
        StackForm(
          list: list, members: lines(of: stack, in: context),
          habits: [Self.rotation: stack.rotates, Self.suggestion: stack.suggests],
          plan: plan, marks: context.marks)
      },
      plan.page.footer.map {
        Slot(SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: $0)), in: $0)
      },
    ].compactMap(\.self)
    return chrome + plan.samples.compactMap { sample(in: $0.tile, of: stack, in: context) }
  }

  /// The highlighted widget, or the one in front.
  private func sample(in tile: Rect, of stack: Board.Slot, in context: FrontContext) -> Slot? {
    guard let shown = member(in: context) ?? stack.instance else { return nil }
    let preview = Preview(
      kind: shown.kind, family: shown.family, configuration: shown.configuration, of: shown.id)
    var slot = Slot(
      SlotID("sample", shown.id.number), .preview(preview), in: tile,
      traits: context.traits(
        of: shown.family, kind: shown.kind, in: context.place.widgetPlace, on: tile.size))
    slot.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: context.presentation.look.depth)
    return slot
  }

  /// The settings of a widget as a person would tell them, in the order of its parameters.
  private func told(
    _ settings: [String: String], of kind: String, in context: FrontContext
  ) -> String {
    let parameters = context.cast.kinds[kind]?.parameters ?? []
    return parameters.compactMap { parameter in
      settings[parameter.name].flatMap {
        ParameterQuestion(parameter: parameter)
          .told($0, in: context.zone, context.presentation.strings)
      }
    }
    .joined(separator: ", ")
  }

  private func lines(
    of stack: Board.Slot, in context: FrontContext
  ) -> [ItemList.ID: StackForm.Member] {
    stack.instances.reduce(into: [:]) { lines, member in
      let settings = context.board.board.settings(of: member.id) ?? [:]
      lines[member.id.description] = StackForm.Member(
        name: context.cast.kinds[member.kind]?.name ?? member.kind,
        settings: told(settings, of: member.kind, in: context),
        isShown: member.id == stack.instance?.id)
    }
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let offered = keys.shortcuts.filter { shortcut in
      shortcut.bindings(at: keys.place).contains { $0.command.concernsStack }
    }
    return Hints(
      of: offered, at: keys.place, in: Situation(isUndoable: true), marks: context.marks,
      naming: { $0 == .act ? "stack.show" : context.wayBack(of: $0) })
  }
}

extension KeyCommand {
  /// Whether it does something in the editor of a stack.
  var concernsStack: Bool {
    switch self {
    case .move(.up), .move(.down), .first, .last, .turnPage, .open, .act, .remove, .shift, .undo,
      .redo, .configure, .leave, .quit, .press:
      true
    default: concernsProgram
    }
  }
}
