import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
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

extension StackFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave), .command(.quit): return .close()
    case .command(.end): return .quit
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command) where command.concernsStack:
      return handle(.command(command), in: &context, at: occasion.date)
    case .mouse(let mouse):
      context.follow(mouse)
      switch mouse.action {
      case .press(.left) where plan(in: context).page.back.contains(mouse.position):
        return .close()
      case .press(.left):
        let url = occasion.seen.link(at: mouse.position)
        return url.map { handle(.link($0), in: &context, at: occasion.date) } ?? .stay()
      case .scroll(let direction):
        return handle(.scroll(direction.isForward ? 1 : -1), in: &context, at: occasion.date)
      default: return .stay()
      }
    case .command, .key, .paste: return .stay()
    }
  }

  private mutating func handle(
    _ event: PageEvent, in context: inout FrontContext, at date: Date
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
    case .undo: return retrace(.back, in: &context, at: date)
    case .redo: return retrace(.again, in: &context, at: date)
    default: return .stay()
    }
  }

  private mutating func retrace(
    _ way: Retracing, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    guard case .stay(let effects)? = context.retrace(way, at: date) else { return .stay() }
    return follow(effects, in: &context)
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

/// The widgets of a stack, the highlighted one with signs that move and remove it, and switches.
struct StackForm: View {
  let list: ItemList
  let members: [ItemList.ID: Member]
  /// What the stack does by itself, and whether it does.
  let habits: [ItemList.ID: Bool]
  let plan: EditorPlan
  let marks: Marks

  struct Member: Hashable {
    /// The key of its kind's name.
    let name: String
    /// The values of its settings.
    let settings: String
    let isShown: Bool
  }

  var body: some View {
    ListView(list, columns: plan.formRoom.width, rows: plan.formRoom.height) { id, _ in
      Text(LocalizedStringKey(id)).foregroundStyle(.secondary)
    } row: { id, isFocused in
      if let member = members[id] {
        row(of: member, isFocused: isFocused)
      } else {
        toggle(id)
      }
    }
    .padding(.horizontal, plan.hasGround ? 16 : 0)
    .padding(.vertical, plan.hasGround ? 17 : 0)
    .background(
      plan.hasGround ? Color.primary.opacity(0.06) : .clear,
      in: RoundedRectangle(cornerRadius: 20))
  }

  private func row(of member: Member, isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: member.isShown ? marks.thisPage : marks.otherPage)
      Text(LocalizedStringKey(member.name)).fontWeight(isFocused ? .bold : nil)
      Text(verbatim: member.settings).foregroundStyle(.secondary)
      Spacer(minLength: 0)
      if isFocused {
        sign(marks.upward, 1)
        sign(marks.downward, 2)
        sign(marks.remove, 3)
      }
    }
    .padding(.horizontal, 8)
  }

  private func sign(_ mark: String, _ number: Int) -> some View {
    Pressable(.press(number)) {
      Text(verbatim: mark).bold().frame(width: 24, height: 17)
        .background(Color.primary.opacity(0.15))
    }
  }

  private func toggle(_ habit: ItemList.ID) -> some View {
    let isOn = habits[habit] ?? false
    return HStack(spacing: 8) {
      Text(LocalizedStringKey(habit))
      Spacer(minLength: 0)
      Pressable(.act(habit)) {
        Text(LocalizedStringKey(isOn ? "form.on" : "form.off")).bold()
          .foregroundStyle(isOn ? Color.green : .secondary)
      }
    }
    .padding(.horizontal, 8)
  }
}
