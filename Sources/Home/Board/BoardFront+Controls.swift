import Pages
import Cast
import Cells
import FoundationEssentials
import Intents
import Layout
import Timelines

extension BoardFront {
  /// What can be hit in a widget's tile as a person sees it, which is what keys and presses are about:
  /// what has come since the screen was last shown can't be meant. A tile that hasn't been shown yet is
  /// laid out as it will be.
  func targets(
    of id: Instance.ID, in context: FrontContext, on occasion: Occasion
  ) -> TileTargets {
    guard let slot = slot(of: id, in: context) else { return TileTargets() }
    return occasion.seen.targets(in: slot) ?? context.targets(of: slot, at: occasion.date)
  }

  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool {
    let (before, control) = (focused.summary, inside)
    if let focus, let slot = slot(of: focus, in: context),
      let content = context.content(of: slot, at: date)
    {
      if !focused.holds(for: slot, showing: content, at: date) {
        focused = FocusedTile(slot, showing: content, in: context, at: date)
      }
    } else {
      focused = FocusedTile()
    }
    settleControl(among: focused.controls)
    return before != focused.summary || control != inside
  }

  /// Goes into the focused tile, or hits its only control, or the one that is focused in it.
  mutating func act(in context: inout FrontContext, on occasion: Occasion) -> FrontStep {
    guard let focus else { return .stay() }
    let controls = targets(of: focus, in: context, on: occasion).controls
    settleControl(among: controls)
    if let inside {
      guard !hasLostControl else {
        hasLostControl = false
        return .stay()
      }
      return hit(inside.index, in: &context, on: occasion)
    }
    if controls.count == 1, !hasLostControl { return hit(0, in: &context, on: occasion) }
    if controls.isEmpty {
      return hasLostControl ? .stay() : open(nil, in: &context, at: occasion.date)
    }
    inside = ControlFocus(0, of: controls)
    hasLostControl = false
    return .stay()
  }

  /// Opens what is behind the focused tile unless keys are about one of its controls.
  mutating func openOrAct(in context: inout FrontContext, on occasion: Occasion) -> FrontStep {
    guard let focus, inside == nil, !hasLostControl,
      link(behind: focus, in: context, at: occasion.date) != nil
    else { return act(in: &context, on: occasion) }
    return open(nil, in: &context, at: occasion.date)
  }

  /// Hits a control of the focused widget, if there is one, or else opens one of its links.
  mutating func hit(
    _ number: Int, in context: inout FrontContext, on occasion: Occasion
  ) -> FrontStep {
    guard let focus else { return .stay() }
    let targets = targets(of: focus, in: context, on: occasion)
    guard !targets.controls.isEmpty else {
      let links = targets.urls.filter(context.pages.source.leads)
      return links.indices.contains(number)
        ? .stay([context.pages.ask(for: links[number], from: focus)]) : .stay()
    }
    guard targets.controls.indices.contains(number) else { return .stay() }
    if inside != nil { inside = ControlFocus(number, of: targets.controls) }
    let control = targets.controls[number].control
    // Of a page that was turned to just now nothing has been drawn yet.
    if let traits = slot(of: focus, in: context)?.traits {
      context.cast.keepFace(of: focus, for: traits, at: occasion.date)
    }
    // What was hit shortly before may not be seen yet.
    let isOn = context.cast.controls[focus]?.states[control.intent] ?? control.isOn
    return .stay(
      context.cast.hit(control.intent, isOn: isOn, of: focus).map { [.run($0)] } ?? [])
  }

  /// Opens the link that was hit in the focused widget, or else what is behind the whole of it.
  mutating func open(
    _ url: URL?, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    guard let focus else { return .stay() }
    let leads = context.pages.source.leads
    let url = url.flatMap { leads($0) ? $0 : nil } ?? link(behind: focus, in: context, at: date)
    return .stay(url.map { [context.pages.ask(for: $0, from: focus)] } ?? [])
  }

  /// What the whole of a widget leads to; nil if there is no page behind it.
  func link(behind id: Instance.ID, in context: FrontContext, at date: Date) -> URL? {
    slot(of: id, in: context).flatMap { context.content(of: $0, at: date)?.url }
      .flatMap { context.pages.source.leads($0) ? $0 : nil }
  }

  mutating func moveControl(
    in context: FrontContext, on occasion: Occasion,
    _ move: (Int, [PlacedControl]) -> Int
  ) {
    guard let focus else { return }
    let controls = targets(of: focus, in: context, on: occasion).controls
    settleControl(among: controls)
    inside = inside.flatMap { ControlFocus(move($0.index, controls), of: controls) }
    hasLostControl = false
  }

  /// Keys go on being about the control that they were about. If it is gone they are about the one that
  /// has come to its place, or the last, and the next key that acts hits nothing yet; if all are gone
  /// they are about the widget again.
  mutating func settleControl(among controls: [PlacedControl]) {
    guard let known = inside else { return }
    inside = known.moved(to: controls)
    guard inside == nil else { return }
    inside = ControlFocus(min(known.index, controls.count - 1), of: controls)
    hasLostControl = true
  }

  /// What of a widget lies below the pointer.
  enum Hover: Hashable {
    case tile, control(Int)
  }

  /// Nil where the pointer isn't on the widget.
  func hover(
    over id: Instance.ID, in context: FrontContext, at date: Date
  ) -> Hover? {
    guard let pointer = context.pointer, plan.holdsWidgets, let slot = slot(of: id, in: context),
      slot.frame.contains(pointer)
    else { return nil }
    guard !context.isLocked else { return .tile }
    let controls = context.layout(of: slot, at: date)?.controls ?? []
    return controls.index(at: pointer - slot.frame.origin).map(Hover.control) ?? .tile
  }
}
