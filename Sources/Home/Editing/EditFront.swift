import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import Views
import WidgetIntents

/// The Home Screen while it is rearranged: its tiles with signs that remove them, and one that may be
/// in hand.
struct EditFront: Front {
  var held: HeldTile?
  /// The widget that is being resized by its corner.
  var stretched: StretchedTile?
  /// The widget whose editor opens once the pointer puts it down.
  var prompting: Instance.ID?

  let isOpaque = true
  let isPrivate = true

  init() {}

  /// Takes a widget in hand; a pointer that carries it holds it where it is, or by its middle.
  init(holding id: Instance.ID, carriedBy pointer: Point?, in context: FrontContext) {
    held = HeldTile(id, on: context.board)
    guard let pointer, let tile = held?.trial.place(of: id)?.tile else { return }
    let middle = Point(x: tile.size.width / 2, y: tile.size.height / 2)
    held?.drag = HeldTile.Drag(
      pointer: pointer, grip: tile.contains(pointer) ? pointer - tile.origin : middle)
  }

  func title(in context: FrontContext) -> LocalizedStringResource? {
    LocalizedStringResource(context.place.editTitle)
  }

  func focus(in context: FrontContext) -> Instance.ID? { held?.widget ?? context.board.focus }

  func end(in context: FrontContext, at date: Date) -> Date? {
    context.place == .lock ? LockClock(rows: 0, at: date).end : nil
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let trial = trial(in: context)
    guard trial.plan.holdsWidgets else { return chrome(of: trial, in: context) }
    let tiles = trial.widgets(onPage: page(in: context)).flatMap {
      slots(of: $0, on: trial, in: context)
    }
    let inHand = held.map { slot(of: $0, in: context) }
    let all = chrome(of: trial, in: context) + tiles + [inHand].compactMap(\.self)
    return switch context.place {
    case .lock: onLockScreen(all, of: trial, in: context, at: date)
    case .standBy: [context.standByGround] + raised(all)
    case .home, .today: all
    }
  }

  func page(in context: FrontContext) -> Int {
    let stretched = stretched.flatMap { $0.trial.place(of: $0.widget)?.page }
    return held?.page ?? stretched ?? context.board.page
  }

  private func trial(in context: FrontContext) -> TrialBoard {
    held?.trial ?? stretched?.trial
      ?? TrialBoard(context.board.board.placed.order, of: context.board)
  }

  /// The tile of a widget with its sign and name; for one in hand, the place where it would stand.
  private func slots(
    of id: Instance.ID, on trial: TrialBoard, in context: FrontContext
  ) -> [Slot] {
    guard let place = trial.place(of: id) else { return [] }
    if held?.widget == id || stretched?.widget == id {
      let here = held?.partner == nil ? "edit.here" : nil
      let label = stretched.map { $0.family.title } ?? here
      let view = DropSpot(
        label: place.tile.size.width > 12 && place.tile.size.height > 2 ? label : nil)
      var drop = Slot(SlotID("drop"), .chrome(context.archived(view)), in: place.tile)
      drop.window = trial.plan.today?.window
      return [drop]
    }
    let chosen = held == nil ? context.board.focus : held?.partner
    let isChosen = id == chosen
    let name = place.name(isChosen: isChosen).map { row in
      Slot(
        SlotID("name", id.number),
        .chrome(context.archived(nameRow(of: id, isChosen: isChosen, in: context))), in: row)
    }
    var sign = Slot(
      SlotID("remove", id.number), .chrome(context.archived(TileSign(mark: context.marks.remove))),
      in: Self.sign(of: id, at: place.tile, in: context), layer: 1)
    var tile = tile(of: id, in: place.tile, by: place.metric, isChosen: isChosen, context)
    var corner = isChosen ? cornerSign(of: id, at: place.tile, in: context) : nil
    let window = trial.plan.today?.window
    (tile.window, sign.window) = (window, window)
    corner?.window = window
    let frame =
      isChosen ? context.focusFrame(of: tile.traits?.family, around: place.tile, id) : nil
    return [tile, name, frame, sign, corner].compactMap(\.self)
  }

  /// What shows that the chosen tile's corner can be dragged; on all tiles it would hide too much.
  private func cornerSign(of id: Instance.ID, at tile: Rect, in context: FrontContext) -> Slot? {
    guard held == nil, let corner = Self.corner(of: tile), context.sizes(of: id).count > 1 else {
      return nil
    }
    return Slot(
      SlotID("corner", id.number), .chrome(context.archived(TileSign(mark: context.marks.stretch))),
      in: corner, layer: 1)
  }

  /// The sign at the corner of a tile that removes it; above an accessory, which has content there.
  static func sign(of id: Instance.ID, at tile: Rect, in context: FrontContext) -> Rect {
    let family = context.cast.members[id]?.family
    let isAbove = family?.isAccessory == true && family != .accessoryInline
    return Rect(
      x: tile.origin.x, y: max(0, tile.origin.y - (isAbove ? 1 : 0)),
      width: min(3, tile.size.width), height: 1)
  }

  /// The corner by which a tile is resized; nil if the tile is too small for one.
  static func corner(of tile: Rect) -> Rect? {
    guard tile.size.width > 6, tile.size.height > 2 else { return nil }
    return Rect(
      x: tile.origin.x + tile.size.width - 3, y: tile.origin.y + tile.size.height - 1, width: 3,
      height: 1)
  }

  private func slot(of held: HeldTile, in context: FrontContext) -> Slot {
    var slot = tile(
      of: held.widget, in: held.frame(on: context.size),
      by: held.trial.place(of: held.widget)?.metric ?? .usual, isChosen: true, context)
    slot.layer = 2
    return slot
  }

  private func tile(
    of id: Instance.ID, in frame: Rect, by metric: Metric, isChosen: Bool,
    _ context: FrontContext
  ) -> Slot {
    let instance = context.cast.members[id]
    var slot = Slot(
      SlotID("widget", id.number), context.board.subject(showing: id), in: frame,
      traits: instance.map {
        context.traits(
          of: $0.family, kind: $0.kind, in: context.place.widgetPlace, on: frame.size, by: metric)
      })
    slot.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: context.presentation.look.depth,
      isFocused: isChosen)
    return slot
  }

  private func nameRow(of id: Instance.ID, isChosen: Bool, in context: FrontContext) -> EditName {
    let instance = context.cast.members[id]
    let kind = instance?.kind ?? ""
    let members = context.board.slot(of: id)?.instances.count ?? 1
    return EditName(
      name: context.cast.kinds[kind]?.name ?? kind, family: instance?.family ?? .systemSmall,
      members: members, isChosen: isChosen)
  }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .edit) }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .boardChanged where context.board.board.isWritten:
      context.messages.passing = "home.written"
      return .close()
    case .boardChanged, .arranged, .resized, .zoneChanged:
      stretched = nil
      settleHeld(in: &context)
    case .opened: return .close()
    default: break
    }
    return .stay()
  }

  /// Keeps a widget in hand, if it is still there: where it would be put down, or where it stands now if
  /// it hasn't been moved.
  private mutating func settleHeld(in context: inout FrontContext) {
    guard let old = held else { return }
    guard let index = old.trial.order.index(of: old.widget),
      var new = HeldTile(old.widget, on: context.board)
    else {
      context.messages.passing = "board.refused.gone"
      return held = nil
    }
    if old.isMoved {
      var order = new.trial.order
      order.move(
        old.widget, to: index, beginningPage: old.trial.order.slots[index].beginsPage)
      new.trial = TrialBoard(order, of: context.board)
    }
    (new.page, new.drag) = (new.trial.place(of: old.widget)?.page ?? old.page, old.drag)
    held = new
  }
}

extension EditFront {
  func chrome(of trial: TrialBoard, in context: FrontContext) -> [Slot] {
    let plan = trial.plan
    let status = Status(
      page: page(in: context), pageCount: plan.board.pageCount, loading: 0, failing: 0,
      notice: context.messages.shown)
    let shortcuts = keys(in: context).shortcuts.filter { shortcut in
      plan.today == nil || !shortcut.bindings(at: .edit).contains { $0.command == .breakPage(1) }
    }
    let hints = Hints(
      of: shortcuts, at: .edit, in: situation(in: context),
      marks: context.marks)
    func slot(_ part: String, _ row: Rect?, _ view: () -> some View) -> Slot? {
      row.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    return [
      slot("header", plan.header) {
        EditHeader(
          title: context.place.editTitle,
          moved: held.map { context.name(of: $0.widget) },
          partner: held?.partner.map { context.name(of: $0) }, status: status,
          marks: context.marks,
          margin: plan.chromeMargin, showsPage: plan.dots == nil,
          leavingKey: context.label(of: .leave, at: .edit))
      },
      slot("dots", plan.dots) {
        PageDots(status: status, marks: context.marks, room: plan.dots?.size.width ?? 0)
      },
      plan.footer.map { row in
        // Where there is no header, a message has no other place.
        let notice = plan.header == nil ? context.messages.shown : nil
        let content = notice.map(context.notice) ?? context.footer(of: hints, in: row)
        return Slot(SlotID("footer"), .chrome(content), in: row)
      },
      context.scrollBar(of: plan),
    ].compactMap(\.self)
  }

  private func situation(in context: FrontContext) -> Situation {
    let board = context.board
    let stack = focus(in: context).flatMap(board.slot)?.instances.count ?? 1
    return Situation(
      instances: board.widgets.count, pages: board.plan.board.pageCount,
      hasColors: context.presentation.look.depth != .mono,
      isInStack: stack > 1, isHolding: held != nil,
      isUndoable: held == nil && board.steps.history.last != nil,
      isConfigurable: context.isConfigurable(focus(in: context)))
  }
}

extension FrontContext {
  /// The name of a widget's kind.
  func name(of id: Instance.ID) -> String {
    let kind = cast.members[id]?.kind ?? ""
    return cast.kinds[kind]?.name ?? kind
  }
}

extension BoardPlace {
  /// The key of what is being done where its board is rearranged.
  var editTitle: String {
    switch self {
    case .home: "edit.title"
    case .standBy: "edit.title.standby"
    case .today: "edit.title.today"
    case .lock: "help.lock.edit"
    }
  }
}

/// The row above the tiles: what is being done, and the way out.
struct EditHeader: View {
  /// The key of what is edited.
  let title: String
  /// The name of the kind of the widget in hand.
  let moved: String?
  /// The name of the kind of the widget that it is about to be stacked with.
  let partner: String?
  let status: Status
  let marks: Marks
  let margin: Int
  let showsPage: Bool
  let leavingKey: String?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(isBrief: false)
      row(isBrief: true)
    }
    .lineLimit(1)
    .padding(.horizontal, Double(margin) * 8)
  }

  private func row(isBrief: Bool) -> some View {
    HStack(spacing: 16) {
      if !isBrief || status.notice == nil { Text(LocalizedStringKey(title)).bold() }
      if let notice = status.notice {
        Text(LocalizedStringKey(notice)).foregroundStyle(Color.warning)
      } else if let partner, !isBrief {
        Text("edit.stacking \(Text(LocalizedStringKey(partner)))").foregroundStyle(.secondary)
      } else if let moved, !isBrief {
        Text("edit.moving \(Text(LocalizedStringKey(moved)))").foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if showsPage, let number = status.pageNumber {
        PageNumber(number: number, status: status)
      }
      if let url = KeyLink(to: .quit).url {
        Link(destination: url) {
          HStack(spacing: 8) {
            Text("edit.done").bold()
            if let leavingKey { Text(verbatim: leavingKey).foregroundStyle(.secondary) }
          }
        }
      }
    }
  }
}

extension EditFront {
  /// The slots of the edited board before what the Lock Screen shows besides its widgets.
  func onLockScreen(
    _ slots: [Slot], of trial: TrialBoard, in context: FrontContext, at date: Date
  ) -> [Slot] {
    let plan = lockPlan(of: trial, in: context)
    guard let sky = context.lockSky(on: plan) else {
      return scenery(of: plan, trial, in: context, at: date) + slots
    }
    let scenery = scenery(of: plan, trial, in: context, at: date).map { slot in
      var slot = slot
      slot.layer = 1
      return slot
    }
    return [sky] + scenery + raised(slots)
  }

  /// Slots in front of a ground that the place brings.
  func raised(_ slots: [Slot]) -> [Slot] {
    slots.map { slot in
      var slot = slot
      slot.layer += 1
      return slot
    }
  }

  /// The clock, and the date before the inline accessory.
  private func scenery(
    of plan: LockPlan, _ trial: TrialBoard, in context: FrontContext, at date: Date
  ) -> [Slot] {
    guard let clock = context.lockClock(on: plan, at: date) else { return [] }
    let inline = families(of: trial, in: context).firstIndex(of: .accessoryInline)
    let end = inline.map { plan.places[$0].tile.origin.x - 2 }
    return [clock, context.lockDate(in: plan.date, endingAt: end, at: date)]
  }

  private func lockPlan(of trial: TrialBoard, in context: FrontContext) -> LockPlan {
    LockPlan(families(of: trial, in: context), on: context.size, context.device)
  }

  private func families(of trial: TrialBoard, in context: FrontContext) -> [WidgetFamily] {
    trial.order.slots.map { context.cast.members[$0.shown]?.family ?? .systemSmall }
  }
}
