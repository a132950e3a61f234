import Almanac
package import Boards
import Cells
import Layout
import Pages
package import Timelines

/// The board as it stands on the screen: where each widget is, and which widget or control has the
/// focus.
package struct ShownBoard: Sendable {
  /// The board with the steps that aren't saved yet, and with guests in front of their stacks.
  package private(set) var board: Board {
    didSet { widgets = board.instances.map(\.id) }
  }
  /// The widgets in sight, a slot each, in their order. Kept, for they are looked at all the time.
  private(set) var widgets: [Instance.ID]
  /// What stacks may show although it isn't in them, by the index of their slot.
  private(set) var suggestions: [Int: [SuggestedWidget]] = [:]
  /// Which of that they show.
  private(set) var guests: Set<Instance.ID> = []
  var plan: ScreenPlan
  /// How far everything stands from its usual place.
  private var drift = Point.zero
  package private(set) var focus: Instance.ID?
  /// The focused control; nil while the widget as a whole has the focus.
  var inside: ControlFocus?
  /// Whether the control that had the focus is gone.
  var hasLostControl = false
  var steps: BoardSteps
  /// What the words of a board are read with.
  let kinds: [WidgetKind]
  var zone: Zone
  let device: Device

  init(_ board: Board, kinds: [WidgetKind], zone: Zone, on size: Size, of device: Device) {
    (self.board, widgets) = (board, board.instances.map(\.id))
    steps = BoardSteps(of: board)
    (self.kinds, self.zone, self.device) = (kinds, zone, device)
    plan = ScreenPlan(of: board, on: size, device)
    focus = widgets.first
    suggestions = suggestions(on: board)
    reveal()
  }

  /// The widgets of the board, and those that stacks may show besides.
  var members: [Instance] {
    board.members
      + suggestions.sorted { $0.key < $1.key }.flatMap(\.value).map(\.instance).filter {
        !guests.contains($0.id)
      }
  }

  /// The shown page: that of the focused widget.
  var page: Int { index.map { plan.board.places[$0].page } ?? 0 }

  /// The index of the focused widget.
  var index: Int? { focus.flatMap(widgets.firstIndex) }

  /// The widgets on the shown page.
  var shown: [Instance.ID] {
    guard plan.holdsWidgets else { return [] }
    let widgets = widgets
    return plan.board.indices(onPage: page).filter { plan.isSeen(plan.board.places[$0].tile) }
      .map { widgets[$0] }
  }

  /// The slot with a widget in it.
  func slot(of id: Instance.ID) -> Board.Slot? {
    board.slots.first { $0.instances.contains { $0.id == id } }
  }

  /// What stands in the slot of a widget in front.
  func subject(showing id: Instance.ID) -> Slot.Subject {
    let index = board.slots.firstIndex { $0.instances.contains { $0.id == id } }
    let members = index.map { board.slots[$0].instances.map(\.id) } ?? []
    guard let index, members.count > 1, let shown = members.firstIndex(of: id) else {
      return .instance(id)
    }
    let others = (suggestions[index] ?? []).map(\.instance.id).filter { !guests.contains($0) }
    return .stack(members + others, shown: shown)
  }

  func place(of id: Instance.ID) -> TilePosition? {
    widgets.firstIndex(of: id).map { plan.board.places[$0] }
  }

  /// The widget at a position of the shown page.
  func widget(at position: Point) -> Instance.ID? {
    guard plan.showsTiles(at: position) else { return nil }
    return plan.board.widget(at: position, onPage: page).map { widgets[$0] }
  }

  /// Focuses another widget as a whole, and brings it into sight unless it is seen well enough.
  mutating func focus(on id: Instance.ID?, revealing: Bool = true) {
    if id != focus { (focus, inside, hasLostControl) = (id, nil, false) }
    if revealing { reveal() }
  }

  mutating func focus(onIndex index: Int) {
    let widgets = widgets
    if widgets.indices.contains(index) { focus(on: widgets[index]) }
  }

  mutating func moveFocus(towards direction: Direction) {
    if let index { focus(onIndex: plan.board.neighbor(of: index, towards: direction)) }
  }

  mutating func moveFocus(by count: Int) {
    if let index { focus(onIndex: max(0, min(index + count, widgets.count - 1))) }
  }

  /// Does nothing beyond the first and the last page.
  mutating func turnPage(by count: Int) {
    guard plan.today == nil else { return scroll(byPages: count) }
    let next = page + count
    guard (0..<plan.board.pageCount).contains(next) else { return }
    if let first = plan.board.first(onPage: next) { focus(onIndex: first) }
  }

  mutating func resize(to size: Size) {
    let first = plan.today?.first ?? 0
    plan = ScreenPlan(of: board, driftedBy: drift, on: size, device)
    plan.scroll(to: first)
    reveal()
  }

  /// Reads the words of the board again, in another time zone.
  mutating func move(to zone: Zone) {
    self.zone = zone
    adopt(steps.saved.moved(to: zone, kinds: kinds))
  }

  /// The plan of the board in another order, with tiles as large as now.
  func plan(trying families: [WidgetFamily], beginningPages: Set<Int>) -> ScreenPlan {
    switch board.place {
    case .home:
      return ScreenPlan(
        size: plan.size, families: families, beginningPages: beginningPages, on: device,
        grown: plan.growth, mostColumns: plan.board.grid.columns)
    case .today:
      var trial = ScreenPlan.today(families, on: plan.size, device)
      trial.scroll(to: plan.today?.first ?? 0)
      return trial
    case .lock: return .lock(families, on: plan.size, device)
    case .standBy:
      return .standBy(
        families, beginningPages: beginningPages, driftedBy: drift, on: plan.size, device)
    }
  }

  /// How large tiles would be if another widget stood behind all others.
  func growth(with family: WidgetFamily) -> Growth {
    guard board.place == .home else { return plan.growth }
    let slots = board.slots
    let families = slots.map { $0.instance?.family ?? .systemSmall } + [family]
    return ScreenPlan(
      size: plan.size, families: families,
      beginningPages: Set(slots.indices.filter { slots[$0].beginsPage }), on: device
    ).growth
  }

  /// Moves everything; returns whether that changes anything.
  mutating func drift(to way: Point) -> Bool {
    guard way != drift else { return false }
    drift = way
    resize(to: plan.size)
    return true
  }

  /// Shows another board. The focus stays on its widget and control, or moves to the widget that took
  /// its place.
  mutating func stand(_ board: Board) {
    let (before, control) = (index, inside)
    suggestions = suggestions(on: board)
    self.board = board.hosting(takeGuests())
    resize(to: plan.size)
    let widgets = widgets
    if let focus, widgets.contains(focus) {
      inside = control
    } else {
      focus(on: widgets.isEmpty ? nil : widgets[min(before ?? 0, widgets.count - 1)])
    }
  }

  /// What the stacks of a board may show although it isn't in them.
  private func suggestions(on board: Board) -> [Int: [SuggestedWidget]] {
    board.slots.indices.reduce(into: [:]) { found, index in
      let offered = board.suggestions(at: index, of: kinds, zone: zone)
        .filter { suits($0.instance) }
      if !offered.isEmpty { found[index] = offered }
    }
  }

  /// Whether a widget's kind doesn't mind standing here.
  private func suits(_ instance: Instance) -> Bool {
    let disfavored =
      kinds.first { $0.id == instance.kind }?.disfavoredLocations[instance.family] ?? []
    return !disfavored.contains(board.place.location)
  }

  /// Forgets the guests that aren't suggested any more; returns the others by the index of their slot.
  private mutating func takeGuests() -> [Int: Instance] {
    let hosted = suggestions.compactMapValues { offered in
      offered.map(\.instance).first { guests.contains($0.id) }
    }
    guests = Set(hosted.values.map(\.id))
    return hosted
  }

  /// Shows guests, those of other stacks as well as before.
  mutating func show(guests: Set<Instance.ID>) {
    guard guests != self.guests else { return }
    self.guests = guests
    stand(steps.unsaved.reduce(steps.saved) { $0.applying($1.moves, kinds: kinds, zone: zone) })
  }

  /// Keeps the focus on its control. If that is gone, the one now in its place or the last one gets
  /// the focus, and the next key presses nothing yet. If all are gone, the widget gets the focus.
  mutating func settleControl(among controls: [PlacedControl]) {
    guard let known = inside else { return }
    inside = known.moved(to: controls)
    guard inside == nil else { return }
    inside = ControlFocus(min(known.index, controls.count - 1), of: controls)
    hasLostControl = true
  }
}

extension ScreenPlan {
  fileprivate init(
    of board: Board, driftedBy drift: Point = .zero, on size: Size, _ device: Device
  ) {
    let slots = board.slots.filter { $0.instance != nil }
    let families = slots.compactMap { $0.instance?.family }
    let beginningPages = Set(slots.indices.filter { slots[$0].beginsPage })
    switch board.place {
    case .home:
      self.init(
        size: size, families: families,
        beginningPages: beginningPages, on: device)
    case .today: self = .today(families, on: size, device)
    case .lock: self = .lock(families, on: size, device)
    case .standBy:
      self = .standBy(
        families, beginningPages: beginningPages, driftedBy: drift, on: size, device)
    }
  }
}

// Widgets that stacks show although they aren't in them, while they matter.
extension ShownBoard {
  /// What a stack shows as a suggestion; nil for a widget that stands there.
  func guest(_ id: Instance.ID?) -> SuggestedWidget? {
    guard let id, guests.contains(id) else { return nil }
    return suggestions.values.lazy.flatMap(\.self).first { $0.instance.id == id }
  }

  /// Whether a widget is one that a stack may show although it isn't in it.
  func isSuggested(_ id: Instance.ID) -> Bool {
    suggestions.values.contains { $0.contains { $0.instance.id == id } }
  }

  /// Shows a suggested widget in front of its stack, in place of one that is shown there.
  mutating func invite(_ id: Instance.ID) {
    let rivals = suggestions.values.first { $0.contains { $0.instance.id == id } } ?? []
    let hadFocus = focus.map { hosts($0, of: id) } ?? false
    show(guests: guests.subtracting(rivals.map(\.instance.id)).union([id]))
    if hadFocus { focus(on: id, revealing: false) }
  }

  /// Has guests leave; the widgets in front of their stacks are seen again.
  mutating func dismiss(_ gone: some Sequence<Instance.ID>) {
    show(guests: guests.subtracting(gone))
  }

  mutating func dismissGuests() { dismiss(guests) }

  /// Puts a guest into the stack that shows it. It gets its number from the store, as a new widget does.
  mutating func keep(_ guest: SuggestedWidget) -> BoardStep? {
    guard let host = slot(of: guest.instance.id)?.instances.first else { return nil }
    return add(.stack(guest.widget, on: host.id), carriedBy: nil, isTakenInHand: false)
  }

  private func hosts(_ id: Instance.ID, of guest: Instance.ID) -> Bool {
    guard
      let index = suggestions.first(where: { $0.value.contains { $0.instance.id == guest } })?.key
    else { return false }
    return board.slots[index].instances.contains { $0.id == id }
  }
}
