import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import WidgetIntents

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
