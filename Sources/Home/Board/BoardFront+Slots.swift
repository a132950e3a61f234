import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

extension BoardFront {
  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let widgets = context.board.shown.flatMap { slots(of: $0, in: context, at: date) }
    return chrome(in: context, at: date) + (widgets.isEmpty ? [emptiness(in: context)] : widgets)
  }

  /// The tile of a widget; nil if it isn't on the shown page.
  func slot(of id: Instance.ID, in context: FrontContext) -> Slot? {
    let board = context.board
    guard board.plan.holdsWidgets, let place = board.place(of: id), place.page == board.page else {
      return nil
    }
    return tile(of: id, in: place, context)
  }

  /// The tiles of all pages.
  func tiles(in context: FrontContext) -> [Slot] {
    let board = context.boards[place ?? .home]
    return zip(board.widgets, board.plan.board.places).map {
      tile(of: $0, in: $1, context)
    }
  }

  private func tile(of id: Instance.ID, in place: TilePosition, _ context: FrontContext) -> Slot {
    var slot = Slot(
      SlotID("widget", id.number), context.board.subject(showing: id), in: place.tile,
      traits: traits(of: id, in: place, context))
    slot.window = context.board.plan.today?.window
    return slot
  }

  /// The tile and the row below it.
  private func slots(of id: Instance.ID, in context: FrontContext, at date: Date) -> [Slot] {
    let board = context.board
    guard let place = board.place(of: id) else { return [] }
    var tile = tile(of: id, in: place, context)
    let hover = hover(over: id, in: context, at: date)
    tile.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: context.presentation.look.depth,
      isFocused: id == board.focus && board.plan.marksFocus(onPage: board.page),
      isHovered: hover == .tile)
    tile.signs.focused = id == board.focus ? board.inside?.index : nil
    if case .control(let control) = hover { tile.signs.hovered = control }
    let name = place.name(isChosen: id == board.focus).map { row in
      Slot(
        SlotID("name", id.number), .chrome(context.archived(nameRow(of: id, in: context))), in: row)
    }
    let frame =
      tile.edge?.isFocused == true
      ? context.focusFrame(of: tile.traits?.family, around: place.tile, id) : nil
    return [tile, name, dots(of: id, beside: tile, in: context), frame].compactMap(\.self)
  }

  /// A dot for each widget of a stack that has the focus, beside its right edge.
  private func dots(of id: Instance.ID, beside tile: Slot, in context: FrontContext) -> Slot? {
    guard id == context.board.focus, tile.edge?.isFocused == true,
      let stack = context.board.slot(of: id)?.instances, stack.count > 1,
      let shown = stack.firstIndex(where: { $0.id == id })
    else { return nil }
    let column = Rect(
      x: tile.frame.columns.upperBound + 1,
      y: tile.frame.origin.y + (tile.frame.size.height - stack.count) / 2, width: 1,
      height: stack.count)
    guard column.columns.upperBound <= context.size.width, stack.count <= tile.frame.size.height
    else { return nil }
    let view = StackDots(
      count: stack.count, shown: shown, isUpright: true, marks: context.marks)
    var dots = Slot(SlotID("stack", id.number), .chrome(context.archived(view)), in: column)
    dots.window = tile.window
    return dots
  }

  func nameRow(of id: Instance.ID, in context: FrontContext) -> NameRow {
    let cast = context.cast
    let kind = cast.members[id]?.kind ?? ""
    return NameRow(
      name: cast.kinds[kind]?.name ?? kind, isFocused: id == context.board.focus,
      reloadStatus: cast.schedule.reloadStatus(of: id), actionFault: context.actionFault(of: id),
      reply: cast.reply?.instance == id ? cast.reply?.words : nil,
      isSuggested: context.board.guest(id) != nil,
      marks: context.marks)
  }

  private func chrome(in context: FrontContext, at date: Date) -> [Slot] {
    let reloadStatuses = context.cast.schedule.reloadStatuses
    let (plan, page) = (context.board.plan, context.board.page)
    let status = Status(
      page: page, pageCount: plan.board.pageCount,
      loading: reloadStatuses.count(where: \.isLoading),
      failing: reloadStatuses.count(where: \.isFailing),
      news: context.board.focus.flatMap { news(of: $0, in: context, at: date) },
      notice: context.messages.shown,
      simulationNotice: reloadStatuses.compactMap(\.simulationNotice).max {
        $0.cause ?? "" < $1.cause ?? ""
      })
    let looks = LookStatus(
      of: context.presentation, in: (self.place ?? .home).widgetPlace,
      changed: context.messages.look)
    let hints = hints(in: context)
    let row = clockRow(in: context)
    func slot(_ part: String, _ row: Rect?, _ content: (Rect) -> TileContent) -> Slot? {
      row.map { Slot(SlotID(part), .chrome(content($0)), in: $0) }
    }
    return [
      slot("clock", row?.clock) { _ in context.archived(ClockText()) },
      slot("header", plan.header == nil || plan.today != nil ? nil : row?.rest) { _ in
        context.archived(
          Header(
            status: status, looks: looks, marks: context.marks, showsPage: plan.dots == nil,
            margin: plan.chromeMargin))
      },
      slot("dots", plan.dots) {
        context.archived(PageDots(status: status, marks: context.marks, room: $0.size.width))
      },
      plan.header == nil
        ? slot("footer", row?.rest) { _ in
          context.archived(briefFooter(status, looks, hints, in: context))
        }
        : slot("footer", plan.footer) { context.footer(of: hints, in: $0) },
    ].compactMap(\.self) + todayChrome(status, beside: row, in: context)
  }

  private func news(of id: Instance.ID, in context: FrontContext, at date: Date) -> News? {
    guard let status = context.cast.schedule.reloadStatus(of: id), !status.isFailing,
      let answered = status.answered
    else { return nil }
    return News(date: answered, at: date)
  }

  func end(in context: FrontContext, at date: Date) -> Date? {
    context.board.focus.flatMap { news(of: $0, in: context, at: date) }?.end
  }

  func hints(in context: FrontContext) -> Hints {
    let keys = context.isLocked ? context.keys(at: .locked) : keys(in: context)
    // Scrolling matters more there than asking for news.
    let shortcuts = keys.shortcuts.filter { shortcut in
      place != .today || !shortcut.bindings(at: .today).contains { $0.command.isReload }
    }
    return Hints(
      of: shortcuts, at: keys.place, in: situation(in: context), marks: context.marks,
      naming: { [place] command in
        if case .turnPage = command, place == .today { "chrome.scroll" } else { nil }
      })
  }

  private func briefFooter(
    _ status: Status, _ looks: LookStatus, _ hints: Hints, in context: FrontContext
  ) -> BriefFooter {
    let focus = context.board.focus
    return BriefFooter(
      status: status, reloadStatus: focus.flatMap { context.cast.schedule.reloadStatus(of: $0) },
      actionFault: focus.flatMap(context.actionFault), looks: looks, hints: hints)
  }

  private func situation(in context: FrontContext) -> Situation {
    let board = context.board
    return Situation(
      instances: board.widgets.count,
      pages: board.plan.today?.bar == nil ? board.plan.board.pageCount : 2,
      controls: focused.controls.count,
      links: focused.controls.isEmpty ? focused.links.count : 0, isInside: board.inside != nil,
      isLocked: context.isLocked, hasPage: focused.leads,
      hasColors: context.presentation.look.depth != .mono,
      isInStack: board.focus.flatMap(board.slot).map { $0.instances.count > 1 } ?? false,
      isSuggested: board.guest(board.focus) != nil, isUndoable: board.steps.history.last != nil,
      isConfigurable: context.isConfigurable(board.focus))
  }

  /// The message shown if there is no widget, or no room for one.
  func emptiness(in context: FrontContext) -> Slot {
    let content =
      context.board.widgets.isEmpty
      ? context.archived(EmptyBoard(fault: context.messages.lasting))
      : context.archived(Self.lackOfRoom)
    return Slot(SlotID("notice"), .chrome(content), in: context.board.plan.board.grid.room)
  }

  private static var lackOfRoom: some View {
    Text("screen.too-small").foregroundStyle(.secondary)
  }
}

extension KeyCommand {
  fileprivate var isReload: Bool { self == .reload || self == .reloadAll }
}
