import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import WidgetIntents

/// The board of a place: widgets on pages of a grid, with a header for status and a footer for keys.
struct BoardFront: Front {
  let place: BoardPlace?
  /// The targets in the focused widget as last shown.
  var focused = FocusedTile()
  /// Where the button was pressed that is still held.
  var pressed: Point?

  let isOpaque = true

  init(place: BoardPlace = .home) {
    self.place = place
  }

  func focus(in context: FrontContext) -> Instance.ID? { context.board.focus }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] {
    let board = context.boards[place ?? .home]
    return zip(board.widgets, board.plan.board.places).reduce(into: [:]) { stances, standing in
      stances[standing.0] = traits(of: standing.0, in: standing.1, context).map { [$0] }
    }
  }

  func traits(of id: Instance.ID, in place: TilePosition, _ context: FrontContext) -> Traits? {
    context.cast.members[id].map {
      context.traits(
        of: $0.family, kind: $0.kind, in: (self.place ?? .home).widgetPlace, on: place.tile.size,
        by: place.metric)
    }
  }
}

extension BoardFront {
  /// The row with the clock; nil if there is no room for it.
  func clockRow(in context: FrontContext) -> ClockRow? {
    let plan = context.board.plan
    return plan.clockRow.map {
      ClockRow($0, margin: plan.clockMargin, clockWidth: clockWidth(in: context))
    }
  }

  /// The columns of the longest times before and after noon, so that no hour moves what stands beside
  /// the clock.
  private func clockWidth(in context: FrontContext) -> Int {
    let clock = context.archived(ClockText()).content
    let widths = [10, 22].map { hour in
      let date = context.zone.date(of: CivilMoment(seconds: hour * 3600))
      return clock.size(in: context.presentation.at(date).surroundings).width
    }
    return widths.max() ?? 0
  }
}

extension BoardFront {
  /// The targets in a widget's tile as the user last saw it. Keys and presses refer to these,
  /// because nobody can mean what hasn't appeared yet. A tile that hasn't been shown is laid out as
  /// it will be.
  func targets(
    of id: Instance.ID, in context: FrontContext, on occasion: InputOccasion
  ) -> TileTargets {
    guard let slot = slot(of: id, in: context) else { return TileTargets() }
    return occasion.seen.targets(in: slot) ?? context.targets(of: slot, at: occasion.date)
  }

  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool {
    let (before, control) = (focused.summary, context.board.inside)
    if let focus = context.board.focus, let slot = slot(of: focus, in: context),
      let content = context.content(of: slot, at: date)
    {
      focused.show(content, in: slot, context, at: date)
    } else {
      focused = FocusedTile()
    }
    context.board.settleControl(among: focused.controls)
    return before != focused.summary || control != context.board.inside
  }

  /// Enters the focused tile, or presses its only control or the focused one.
  mutating func act(in context: inout FrontContext, on occasion: InputOccasion) -> FrontStep {
    guard let focus = context.board.focus else { return .stay() }
    let controls = targets(of: focus, in: context, on: occasion).controls
    context.board.settleControl(among: controls)
    if let inside = context.board.inside {
      guard !context.board.hasLostControl else {
        context.board.hasLostControl = false
        return .stay()
      }
      return press(inside.index, in: &context, on: occasion)
    }
    let hasLostControl = context.board.hasLostControl
    if controls.count == 1, !hasLostControl { return press(0, in: &context, on: occasion) }
    if controls.isEmpty {
      return hasLostControl ? .stay() : open(nil, in: &context, at: occasion.date)
    }
    context.board.inside = ControlFocus(0, of: controls)
    context.board.hasLostControl = false
    return .stay()
  }

  /// Opens the page behind the focused tile, unless one of its controls has the focus.
  mutating func openOrAct(in context: inout FrontContext, on occasion: InputOccasion) -> FrontStep {
    guard let focus = context.board.focus, context.board.inside == nil,
      !context.board.hasLostControl,
      link(behind: focus, in: context, at: occasion.date) != nil
    else { return act(in: &context, on: occasion) }
    return open(nil, in: &context, at: occasion.date)
  }

  /// Presses a control of the focused widget by number; without controls, opens a link by number.
  mutating func press(
    _ number: Int, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard let focus = context.board.focus else { return .stay() }
    let targets = targets(of: focus, in: context, on: occasion)
    guard !targets.controls.isEmpty else {
      let links = targets.urls.filter(context.pages.source.leads)
      return links.indices.contains(number)
        ? .stay([context.pages.ask(for: links[number], from: focus)]) : .stay()
    }
    guard targets.controls.indices.contains(number) else { return .stay() }
    if context.board.inside != nil {
      context.board.inside = ControlFocus(number, of: targets.controls)
    }
    let control = targets.controls[number].control
    // A page that was turned to just now hasn't been drawn yet.
    if let traits = slot(of: focus, in: context)?.traits {
      context.cast.keepFace(of: focus, for: traits, at: occasion.date)
    }
    // The frame may not show the last press yet.
    let isOn = context.cast.controls[focus]?.states[control.intent] ?? control.isOn
    return .stay(
      context.cast.press(control.intent, isOn: isOn, of: focus).map { [.run($0)] } ?? [])
  }

  /// Opens the pressed link of the focused widget, or else the page behind the widget.
  mutating func open(
    _ url: URL?, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    guard let focus = context.board.focus else { return .stay() }
    let leads = context.pages.source.leads
    let url = url.flatMap { leads($0) ? $0 : nil } ?? link(behind: focus, in: context, at: date)
    return .stay(url.map { [context.pages.ask(for: $0, from: focus)] } ?? [])
  }

  /// The link of the widget as a whole; nil if no page lies behind it.
  func link(behind id: Instance.ID, in context: FrontContext, at date: Date) -> URL? {
    slot(of: id, in: context).flatMap { context.content(of: $0, at: date)?.url }
      .flatMap { context.pages.source.leads($0) ? $0 : nil }
  }

  mutating func moveControl(
    in context: inout FrontContext, on occasion: InputOccasion,
    _ move: (Int, [PlacedControl]) -> Int
  ) {
    guard let focus = context.board.focus else { return }
    let controls = targets(of: focus, in: context, on: occasion).controls
    context.board.settleControl(among: controls)
    context.board.inside = context.board.inside.flatMap {
      ControlFocus(move($0.index, controls), of: controls)
    }
    context.board.hasLostControl = false
  }

  /// The part of a widget below the pointer.
  enum Hover: Hashable {
    case tile, control(Int)
  }

  /// Nil if the pointer isn't on the widget.
  func hover(
    over id: Instance.ID, in context: FrontContext, at date: Date
  ) -> Hover? {
    guard let pointer = context.pointer, context.board.plan.holdsWidgets,
      let slot = slot(of: id, in: context),
      slot.area.contains(pointer)
    else { return nil }
    let controls = context.layout(of: slot, at: date)?.controls ?? []
    return controls.index(at: pointer - slot.frame.origin).map(Hover.control) ?? .tile
  }
}

/// The targets in the focused widget, and the conditions for which they hold.
struct FocusedTile: Sendable {
  private(set) var controls: [PlacedControl] = []
  /// The links, column by column.
  private(set) var links: [URL] = []
  /// Whether a page lies behind the widget as a whole.
  private(set) var leads = false
  private var slot: Slot?
  private var content: TileContent?
  /// The layout of the content in which the targets were found.
  private var layout: CachedLayout?

  /// The date until which the targets are where they were found; nil for ever.
  var until: Date? { layout?.until }

  /// All that the hints depend on.
  var summary: [Int] { [controls.count, controls.isEmpty ? links.count : 0, leads ? 1 : 0] }

  init() {}

  private init(
    _ slot: Slot, showing content: TileContent, in context: FrontContext, at date: Date
  ) {
    let presentation = context.presentation.at(date).showing(slot.traits)
    let kept = CachedLayout(of: content, in: slot.frame.size, by: presentation)
    let (targets, leadsSomewhere) = (kept.layout.targets.targets, context.pages.source.leads)
    controls = targets.controls
    links = targets.urls.filter(leadsSomewhere)
    leads = content.url.map(leadsSomewhere) ?? false
    (self.slot, self.content, layout) = (slot, content, kept)
  }

  /// The layout of a slot's content; nil unless it is what was laid out.
  func layout(of content: TileContent?, in slot: Slot) -> CachedLayout? {
    slot.id == self.slot?.id && content == self.content ? layout : nil
  }

  /// Lays out what the slot shows, unless it is what it was. An equal content takes its place, for a
  /// widget's content is too large to be kept twice.
  mutating func show(
    _ content: TileContent, in slot: Slot, _ context: FrontContext, at date: Date
  ) {
    if holds(for: slot, showing: content, at: date) {
      (self.slot, self.content) = (slot, content)
    } else {
      self = FocusedTile(slot, showing: content, in: context, at: date)
    }
  }

  private func holds(for slot: Slot, showing content: TileContent, at date: Date) -> Bool {
    slot.id == self.slot?.id && slot.frame == self.slot?.frame && content == self.content
      && layout?.holds(at: date) == true
  }
}
