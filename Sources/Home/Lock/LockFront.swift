import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

/// The Lock Screen: a clock, and accessories that show nothing private and respond to nothing.
struct LockFront: Front {
  /// Whether it is unlocked, because its board is edited in front of it.
  private var isEdited = false
  /// The columns of the inline accessory when it was last shown.
  private var inlineWidth = 0

  let place: BoardPlace? = .lock
  let isOpaque = true

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .locked) }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] {
    tiles(in: context).reduce(into: [:]) { stances, slot in
      if let id = slot.instance { stances[id] = slot.traits.map { [$0] } }
    }
  }

  /// Refuses every other key of a board.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.rearrange): return edit(in: &context)
    case .command: return .pass
    case .key(let key):
      let isKnown = [KeyScope.home, .today, .standBy].contains {
        context.keys(at: $0).command(for: key) != nil
      }
      return isKnown ? .refuse(.locked) : .stay()
    case .mouse(let mouse): return handle(mouse, in: &context)
    case .paste: return .stay()
    }
  }

  private func handle(_ mouse: Mouse, in context: inout FrontContext) -> FrontStep {
    context.follow(mouse)
    switch mouse.action {
    case .scroll: return .refuse(.locked)
    case .release(.left):
      let isOnWidget = tiles(in: context).contains { $0.frame.contains(mouse.position) }
      return isOnWidget ? .refuse(.locked) : .stay()
    default: return .stay()
    }
  }

  /// Unlocks this screen as long as the board is edited. Others stay locked, also if this process is
  /// killed meanwhile.
  private mutating func edit(in context: inout FrontContext) -> FrontStep {
    isEdited = true
    context.presentation.isLocked = false
    return .open(EditFront())
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    if case .lockChanged(false) = event, !isEdited { .close() } else { .stay() }
  }

  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool {
    let before = inlineWidth
    inlineWidth = inline(in: context, at: date)?.frame.size.width ?? 0
    return inlineWidth != before
  }
}

extension LockFront {
  func end(in context: FrontContext, at date: Date) -> Date? { LockClock(rows: 0, at: date).end }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = plan(in: context)
    let wallpaper = [context.lockSky(on: plan)].compactMap(\.self)
    guard let clock = context.lockClock(on: plan, at: date) else {
      return wallpaper + [lackOfRoom(in: context)]
    }
    let inline = inline(in: context, at: date)
    let front =
      [clock, dateSlot(beside: inline, in: context, at: date)]
      + tiles(in: context).filter { $0.traits?.family != .accessoryInline }
      + [inline, footer(in: context)].compactMap(\.self)
    return wallpaper
      + front.map { slot in
        var slot = slot
        slot.layer = 1
        return slot
      }
  }

  private func plan(in context: FrontContext) -> LockPlan {
    LockPlan(
      context.boards[.lock].board.instances.map(\.family), on: context.size, context.device,
      dateRows: context.dateRows)
  }

  /// The tiles of the first page.
  private func tiles(in context: FrontContext) -> [Slot] {
    let board = context.boards[.lock]
    return zip(board.widgets, plan(in: context).places).compactMap { id, place in
      guard place.page == 0, let member = context.cast.members[id] else { return nil }
      var slot = Slot(
        SlotID("widget", id.number), board.subject(showing: id), in: place.tile,
        traits: context.traits(
          of: member.family, kind: member.kind, in: .lockScreen, on: place.tile.size))
      if ![.accessoryCircular, .accessoryCorner, .accessoryInline].contains(member.family) {
        slot.edge = TileEdge(
          glyphs: context.presentation.surroundings.glyphs,
          depth: context.presentation.look.depth)
      }
      return slot
    }
  }

  /// The inline accessory, so that it stands in the middle together with the date; nil if there is none.
  private func inline(in context: FrontContext, at date: Date) -> Slot? {
    guard var slot = tiles(in: context).first(where: { $0.traits?.family == .accessoryInline })
    else { return nil }
    let row = plan(in: context).date
    let dateWidth = context.columns(
      of: context.archived(LockDate(rows: row.size.height)), at: date)
    let most = row.size.width - dateWidth - Self.gap - 2
    let wanted = context.content(of: slot, at: date).map {
      context.size(of: $0, upTo: Size(width: most, height: row.size.height), at: date)
    }
    guard let wanted, wanted.width >= Self.leastInline else { return nil }
    let start = row.origin.x + (row.size.width - dateWidth - Self.gap - wanted.width) / 2
    slot.frame = Rect(
      x: start + dateWidth + Self.gap, y: row.rows.upperBound - wanted.height,
      width: wanted.width, height: wanted.height)
    return slot
  }

  private func dateSlot(beside inline: Slot?, in context: FrontContext, at date: Date) -> Slot {
    context.lockDate(
      in: plan(in: context).date, endingAt: inline.map { $0.frame.origin.x - Self.gap }, at: date)
  }

  /// The reason of a refusal, or the keys that matter here.
  private func footer(in context: FrontContext) -> Slot? {
    plan(in: context).footer.map { row in
      let content =
        context.messages.passing.map(context.notice)
        ?? context.footer(of: hints(in: context), in: row)
      return Slot(SlotID("footer"), .chrome(content), in: row)
    }
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let told: [KeyCommand] = [.lock(false), .rearrange, .go(.standBy), .help]
    return Hints(
      of: told.compactMap { command in
        keys.shortcuts.first { shortcut in
          shortcut.bindings(at: keys.place).contains { $0.command == command }
        }
      }, at: keys.place, in: Situation(isLocked: true), marks: context.marks)
  }

  private func lackOfRoom(in context: FrontContext) -> Slot {
    let least = LockPlan.least
    let view = Text("lock.too-small \(least.width) \(least.height)").foregroundStyle(.secondary)
    return Slot(
      SlotID("notice"), .chrome(context.archived(view)),
      in: Rect(origin: .zero, size: context.size), layer: 1)
  }

  /// The columns between the date and the inline accessory.
  private static let gap = 3
  /// Fewer columns say nothing.
  private static let leastInline = 4
}
