import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
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
