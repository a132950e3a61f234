import System
import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import Views
import WidgetIntents

/// StandBy: widgets to be read from afar on black, and nothing else but the keys for a while after one
/// was pressed.
struct StandByFront: Front {
  /// Handles what isn't special here.
  var board = BoardFront(place: .standBy)
  /// Whether it has come by itself, so that any key goes back.
  var isIdle = false
  /// Until when the keys are shown.
  var keysEnd: Date?

  let isOpaque = true

  var place: BoardPlace? { .standBy }

  func focus(in context: FrontContext) -> Instance.ID? { board.focus(in: context) }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] { board.stances(in: context) }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let showsKeys = showsKeys(at: date)
    let widgets = context.board.shown.compactMap { id -> Slot? in
      guard var slot = board.slot(of: id, in: context) else { return nil }
      slot.layer = 1
      if showsKeys, id == context.board.focus {
        slot.signs.focused = context.board.inside?.index
      }
      return slot
    }
    let shown = widgets.isEmpty ? [board.emptiness(in: context)] : widgets
    guard showsKeys else { return [context.standByGround] + shown }
    let dots = stackRow(in: context)
    return [context.standByGround] + shown
      + [dots, keyRow(in: context, beside: dots)].compactMap(\.self)
  }

  func end(in context: FrontContext, at date: Date) -> Date? {
    let drift = context.drifts ? StandByDrift.end(after: date) : nil
    return [drift, showsKeys(at: date) ? keysEnd : nil].compactMap(\.self).min()
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: context.isLocked ? .locked : .standBy)
  }

  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool {
    let drift = context.drifts ? StandByDrift.way(at: date) : .zero
    let isMoved = context.boards[.standBy].drift(to: drift)
    return board.settle(in: &context, at: date) || isMoved
  }
}

extension FrontContext {
  /// Whether StandBy wanders.
  var drifts: Bool { !presentation.preferences.accessibility.reducesMotion }

  /// The black behind everything in StandBy.
  var standByGround: Slot {
    var slot = Slot(
      SlotID("ground"), .chrome(archived(Color.black)), in: Rect(origin: .zero, size: size))
    slot.part = .wallpaper
    return slot
  }
}

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

extension StandByFront {
  func showsKeys(at date: Date) -> Bool { keysEnd.map { date < $0 } ?? false }

  mutating func showKeys(from date: Date) { keysEnd = date + Self.keysDuration }

  /// The keys that work, or what there is to say, in the last row, between the places of dots.
  func keyRow(in context: FrontContext, beside dots: Slot?) -> Slot {
    let last = context.size.height - 1
    let isShared = dots?.frame.origin.y == last
    let margin = Self.margin + (isShared ? (dots?.frame.size.width ?? 0) + 2 : 0)
    let row = Rect(
      x: margin, y: last, width: max(0, context.size.width - 2 * margin), height: 1)
    var slot = Slot(SlotID("footer"), .chrome(content(of: row, in: context)), in: row, layer: 2)
    slot.part = .writing
    return slot
  }

  /// Dots above the widget with the focus, one for each of its stack; nil if it stands alone. Drawn letters
  /// fill their rows, so that the dots keep a row away; without one they stand at the end of the last row.
  func stackRow(in context: FrontContext) -> Slot? {
    guard let focus = context.board.focus, let tile = context.board.place(of: focus)?.tile,
      let stack = context.board.slot(of: focus)?.instances, stack.count > 1
    else { return nil }
    let dots = StackDots(
      count: stack.count, shown: stack.firstIndex { $0.id == focus } ?? 0, marks: context.marks)
    let width = min(2 * stack.count - 1, tile.size.width)
    let place =
      tile.origin.y > 1
      ? Point(x: tile.origin.x + (tile.size.width - width) / 2, y: tile.origin.y - 2)
      : Point(x: max(0, context.size.width - Self.margin - width), y: context.size.height - 1)
    let row = Rect(origin: place, size: Size(width: width, height: 1))
    return Slot(SlotID("stack"), .chrome(context.archived(dots)), in: row, layer: 2)
  }

  private func content(of row: Rect, in context: FrontContext) -> TileContent {
    if let message = message(in: context) {
      return context.archived(Text(LocalizedStringKey(message)).lineLimit(1))
    }
    return context.footer(of: board.hints(in: context), in: row)
  }

  private func message(in context: FrontContext) -> String? {
    context.messages.shown
      ?? context.board.focus.flatMap { context.actionFault(of: $0) }?.words.key
  }

  private static let margin = 3
  private static let keysDuration = 5.0
}

/// How StandBy wanders, so that nothing burns in: by a cell every 15 minutes, round and round.
enum StandByDrift {
  /// The way from the usual place at a date.
  static func way(at date: Date) -> Point {
    let step = (date.timeIntervalSince1970 / interval).rounded(.down)
    let index = step.truncatingRemainder(dividingBy: Double(loop.count))
    return loop[Int(bounded: index < 0 ? index + Double(loop.count) : index)]
  }

  /// When it takes the next step.
  static func end(after date: Date) -> Date {
    let step = (date.timeIntervalSince1970 / interval).rounded(.down)
    return Date(timeIntervalSince1970: (step + 1) * interval)
  }

  private static let interval = 900.0

  private static let loop = [
    Point(x: 0, y: -1), Point(x: 1, y: -1), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1),
    Point(x: -1, y: 1), Point(x: -1, y: 0), Point(x: -1, y: -1),
  ]
}

/// Since when nobody has touched anything.
struct IdleWatch: Sendable {
  private(set) var since: Date

  mutating func touch(at date: Date) { since = date }
}

extension Home {
  /// When StandBy comes by itself; nil if it doesn't, or has come.
  var idleDate: Date? {
    guard let minutes = context.presentation.preferences.idleMinutes,
      !(fronts.last is StandByFront), !fronts.contains(where: { $0 is AlarmFront })
    else { return nil }
    return idle.since + Double(minutes) * 60
  }

  /// Shows StandBy over everything if nobody has touched anything for as long as the user wishes.
  mutating func rest(at date: Date) {
    guard let idleDate, idleDate <= date else { return }
    fronts.append(StandByFront(isIdle: true))
    comeToPlace()
    screenSlots = nil
  }

  /// Goes back from StandBy that has come by itself; returns whether that is all that input does.
  mutating func wake(by input: Input, at date: Date) -> Bool {
    if case .focus = input { return false }
    idle.touch(at: date)
    guard (fronts.last as? StandByFront)?.isIdle == true else { return false }
    if case .mouse(let mouse) = input, !mouse.isWaking { return true }
    fronts.removeLast()
    comeToPlace()
    screenSlots = nil
    return true
  }
}

extension Mouse {
  /// Whether a person means more than to move the pointer.
  fileprivate var isWaking: Bool {
    switch action {
    case .release, .scroll: true
    default: false
    }
  }
}

extension ScreenPlan {
  /// The layout of StandBy: pages of two widgets side by side, or of one that has the screen for
  /// itself. Each is as much larger than usual as its room allows, by one scale.
  static func standBy(
    _ families: [WidgetFamily], beginningPages: Set<Int>, driftedBy drift: Point, on size: Size,
    _ device: Device
  ) -> ScreenPlan {
    let pages = StandByPages(
      of: families.count, beginningPages: beginningPages, areWide: size.width >= leastWidth)
    let way = way(drift, on: size)
    let places = pages.places.map { place in
      let tile = tile(place.half, on: size)
      let drifted = tile.offset(by: way)
      return TilePosition(
        page: place.page, cells: drifted, tile: drifted, name: nil, sharesName: false,
        metric: device.metric(filling: tile.size))
    }
    return ScreenPlan(size: size, device: device, places: places, pageCount: pages.count)
  }

  /// The room of a half, or of the whole screen, a little inside its edges.
  private static func tile(_ half: StandByPages.Half?, on size: Size) -> Rect {
    let rows = rows(of: size)
    let width = half == nil ? size.width : size.width / 2
    let start = half == .right ? size.width - width : 0
    // A face that fills the screen is as far from its sides as from its top.
    let columns =
      size.width < least.width ? 0 : half == nil && size.width >= leastWidth ? 2 * rows : 1
    return Rect(
      x: start + columns, y: rows, width: width - 2 * columns, height: size.height - 2 * rows)
  }

  /// The way to go: nowhere without a margin, and not up to the edge, where drawn letters would look cut
  /// off.
  private static func way(_ drift: Point, on size: Size) -> Point {
    guard size.width >= least.width, size.height >= least.height else { return .zero }
    return Point(x: drift.x, y: rows(of: size) > 1 ? drift.y : max(0, drift.y))
  }

  /// The free rows above and below.
  private static func rows(of size: Size) -> Int {
    size.height < least.height ? 0 : max(1, size.height / 20)
  }

  /// The smallest screen with margins.
  private static let least = Size(width: 6, height: 3)
  /// The columns from which on there are two halves.
  private static let leastWidth = 36
}

/// The pages of StandBy, and the half that each widget takes.
private struct StandByPages {
  enum Half { case left, right }

  /// Where each widget is; no half if it has the page for itself.
  private(set) var places: [(page: Int, half: Half?)] = []
  private(set) var count = 1

  init(of count: Int, beginningPages: Set<Int>, areWide: Bool) {
    var pages: [Int] = []
    for index in 0..<count {
      let isFull = pages.last.map { $0 == (areWide ? 2 : 1) } ?? true
      if isFull || beginningPages.contains(index) {
        pages.append(1)
      } else {
        pages[pages.count - 1] += 1
      }
    }
    self.count = max(1, pages.count)
    for (page, members) in pages.enumerated() {
      places += members == 2 ? [(page, .left), (page, .right)] : [(page, nil)]
    }
  }
}

extension Device {
  /// The scale at which a small widget fills a room, at least the usual one.
  fileprivate func metric(filling room: Size) -> Metric {
    let small = displaySize(of: .systemSmall) ?? DisplaySize(width: 170, height: 170)
    let (width, height) = Metric.usual.points(of: room)
    return Metric(scale: max(1, min(width / small.width, height / small.height)))
  }
}
