import Cells
import FoundationEssentials
import Intents
import Layout
import Timelines

extension Home {
  /// The controls of a widget as they stand in its tile now.
  mutating func controls(of index: Int, at date: Date) -> [PlacedControl] {
    let (instance, size) = (instances[index], plan.board.places[index].tile.size)
    guard plan.holdsWidgets else { return [] }
    let content = content(of: instance, in: plan.board.places[index], at: date)
    guard content.holdsControls else { return [] }
    if let known = scene.controls(of: instance.id),
      known.holds(in: size, with: content.states, at: date)
    {
      return known.controls
    }
    let layout = content.laidOut(in: size, by: presentation.at(date))
    let controls = ControlLayout(
      controls: layout.controls, size: size, states: content.states,
      dates: (since: date, until: layout.until))
    scene.keep(controls, of: instance.id)
    return controls.controls
  }

  /// The controls that a person sees, which is what keys and presses are about: what has come since
  /// the screen was last shown can't be meant.
  mutating func seenControls(of index: Int, at date: Date) -> [PlacedControl] {
    guard let content = outdatedContent(of: index, at: date) else {
      return controls(of: index, at: date)
    }
    guard content.holdsControls else { return [] }
    let size = plan.board.places[index].tile.size
    return content.laidOut(in: size, by: presentation.at(date)).controls
  }

  /// Goes into the focused tile, or hits its only control, or the one that is focused in it.
  mutating func act(at date: Date) -> [Effect] {
    guard let focus else { return [] }
    guard !isLocked else { return refuse(.locked, instances[focus].id) }
    let controls = seenControls(of: focus, at: date)
    settleControl(among: controls)
    if let controlFocus {
      guard !hasLostControl else {
        hasLostControl = false
        return []
      }
      return hit(controlFocus.index, of: focus, at: date)
    }
    if controls.count == 1, !hasLostControl { return hit(0, of: focus, at: date) }
    if controls.isEmpty { return hasLostControl ? [] : open(focus, on: date) }
    controlFocus = ControlFocus(0, of: controls)
    hasLostControl = false
    return []
  }

  /// Opens what is behind the focused tile unless keys are about one of its controls.
  mutating func openOrAct(at date: Date) -> [Effect] {
    guard let focus, controlFocus == nil, !hasLostControl, !isLocked,
      link(of: focus, on: date) != nil
    else { return act(at: date) }
    return open(focus, on: date)
  }

  /// Hits a control of a widget, if there is one, or else opens one of its links.
  mutating func hit(_ number: Int, of index: Int, at date: Date) -> [Effect] {
    let id = instances[index].id
    guard !isLocked else { return refuse(.locked, id) }
    let controls = seenControls(of: index, at: date)
    if controls.isEmpty { return open(index, link: number, on: date) }
    guard controls.indices.contains(number) else { return [] }
    if controlFocus != nil { controlFocus = ControlFocus(number, of: controls) }
    guard let tap = tap(controls[number].control, of: index, at: date) else {
      return refuse(.unknown, id)
    }
    controlStates[id, default: ControlState()].add(tap)
    return runNext(of: id)
  }

  mutating func receive(_ performance: Performance, at date: Date) -> [Effect] {
    let id = performance.tap.instance
    let renewal = tellPage(performance)
    guard places[id] != nil else { return renewal }
    let told = controlStates[id]?.setback
    controlStates[id]?.receive(performance)
    if let words = performance.words { reply = (id, words) }
    if controlStates[id]?.setback != told || performance.words != nil { scene.isSet = false }
    schedule.reload(id, because: .intent, at: date)
    return renewal + runNext(of: id)
  }

  mutating func moveControl(_ move: (Int, [PlacedControl]) -> Int, at date: Date) {
    guard let focus else { return }
    let controls = seenControls(of: focus, at: date)
    settleControl(among: controls)
    controlFocus = controlFocus.flatMap { ControlFocus(move($0.index, controls), of: controls) }
    hasLostControl = false
  }

  /// Keys go on being about the control that they were about. If it is gone they are about the one that
  /// has come to its place, or the last, and the next key that acts hits nothing yet; if all are gone
  /// they are about the widget again.
  mutating func settleControl(among controls: [PlacedControl]) {
    guard let known = controlFocus else { return }
    controlFocus = known.moved(to: controls)
    guard controlFocus == nil else { return }
    controlFocus = ControlFocus(min(known.index, controls.count - 1), of: controls)
    hasLostControl = true
  }

  /// What the screen shows of a widget, with toggles as they have been hit; nil if that is what it
  /// should.
  private func outdatedContent(of index: Int, at date: Date) -> TileContent? {
    let instance = instances[index]
    let exposure = exposure(of: instance, at: date)
    guard var content = scene.seenContent(of: instance.id, unless: exposure) else { return nil }
    content.states = controlStates[instance.id]?.states ?? [:]
    return content
  }

  private mutating func runNext(of id: Instance.ID) -> [Effect] {
    controlStates[id]?.next().map { [.run($0)] } ?? []
  }

  /// Says why nothing comes of what was hit.
  @discardableResult
  mutating func refuse(_ setback: Setback, _ id: Instance.ID) -> [Effect] {
    controlStates[id, default: ControlState()].refuse(setback)
    return []
  }

  /// Nil if what would have to be performed isn't there.
  private mutating func tap(_ control: Control, of index: Int, at date: Date) -> PendingTap? {
    let instance = instances[index]
    let content =
      outdatedContent(of: index, at: date)
      ?? content(of: instance, in: plan.board.places[index], at: date)
    guard let type = content.intents[control.intent] else { return nil }
    let isOn = control.isOn.map { !$0 }
    let matter = control.intent.leavingOpen(what: type)
    tapCount += 1
    let tap = Tap(
      id: Tap.ID(instance: instance.id, number: tapCount),
      intent: control.intent.choosing(isOn, as: type), type: type)
    return PendingTap(tap: tap, control: control.intent, matter: matter, isOn: isOn)
  }
}

extension IntentReference {
  /// An intent that sets a value sets it to what a toggle is to be.
  fileprivate func choosing(_ isOn: Bool?, as type: any AppIntent.Type) -> IntentReference {
    guard let isOn, type is any SetValueIntent.Type else { return self }
    return setting("value", to: .boolean(isOn))
  }

  /// The same whatever an intent that sets a value would set it to.
  fileprivate func leavingOpen(what type: any AppIntent.Type) -> IntentReference {
    type is any SetValueIntent.Type ? setting("value", to: .list([])) : self
  }
}
