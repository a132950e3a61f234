import Cells
import FoundationEssentials
import Timelines

extension Home {
  /// An open panel takes every key but those that concern the whole program.
  mutating func handle(_ key: Key, at date: Date) -> [Effect] {
    if let typed = key.typedBehindEscape {
      // Whoever holds alt by mistake is not to find the program gone.
      let isEnd = Shortcut.command(for: typed) == .quit
      return handle(Key(.escape), at: date) + (isEnd ? [] : handle(typed, at: date))
    }
    (notice, reply, pointer) = (nil, nil, nil)
    if shownPage != nil { return handle(key, onPageAt: date) }
    if let open = panel, !key.modifiers.contains(.control) {
      panel = open.handle(key, pageCount: content(of: open, at: date).pageCount(on: size))
      return []
    }
    return Shortcut.command(for: key).map { perform($0, at: date) } ?? []
  }

  mutating func handle(_ mouse: Mouse, at date: Date) -> [Effect] {
    if mouse.isMove || pointer != nil { pointer = mouse.position }
    if shownPage != nil { return handle(mouse, onPageAt: date) }
    switch mouse.action {
    case .press(.left) where panel != nil: panel = nil
    case .press(.left): return press(at: mouse.position, at: date)
    case .scroll(let direction) where panel == nil:
      turnPage(by: direction == .down || direction == .right ? 1 : -1)
    default: break
    }
    return []
  }

  /// Beside the controls a press is about the widget as a whole.
  private mutating func press(at position: Point, at date: Date) -> [Effect] {
    let page = scene.page ?? page
    guard let index = plan.board.widget(at: position, onPage: page) else { return [] }
    focus = index
    hasLostControl = false
    guard !isLocked else { return refuse(.locked, instances[index].id) }
    let place = position - plan.board.places[index].tile.origin
    if let control = seenControls(of: index, at: date).index(at: place) {
      return hit(control, of: index, at: date)
    }
    controlFocus = nil
    return open(index, at: place, on: date)
  }

  private mutating func perform(_ command: Command, at date: Date) -> [Effect] {
    if command != .act, command != .open { hasLostControl = false }
    switch command {
    case .move(let direction) where controlFocus != nil:
      moveControl({ $1.neighbor(of: $0, towards: direction) }, at: date)
    case .step(let count) where controlFocus != nil:
      moveControl({ $1.step(from: $0, by: count) }, at: date)
    case .first where controlFocus != nil: moveControl({ _, _ in 0 }, at: date)
    case .last where controlFocus != nil: moveControl({ $1.count - 1 }, at: date)
    case .act: return act(at: date)
    case .open: return openOrAct(at: date)
    case .hit(let number): return focus.map { hit(number - 1, of: $0, at: date) } ?? []
    case .leave: controlFocus = nil
    case .lock(let isLocked): return lock(isLocked)
    case .inspect where isLocked:
      return focus.map { refuse(.locked, instances[$0].id) } ?? []
    case .move(let direction):
      focus = focus.map { plan.board.neighbor(of: $0, towards: direction) }
    case .step(let count): focus = focus.map { max(0, min($0 + count, instances.count - 1)) }
    case .first: focus = instances.indices.first
    case .last: focus = instances.indices.last
    case .turnPage(let count): turnPage(by: count)
    case .reload:
      if let focus { reload(instances[focus].id, at: date) }
    case .reloadAll:
      for id in controlStates.keys { controlStates[id]?.forgetFailures() }
      reloadAll(because: .person, at: date)
    case .inspect: panel = focus.map { _ in OpenPanel(.inspector) }
    case .enlargeType(let count): return enlargeType(by: count, at: date)
    case .help: panel = OpenPanel(.help)
    case .turn(let aspect):
      turn(aspect, at: date)
      return [.keep(presentation.preferences)]
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: isClosed = true
    }
    return []
  }

  /// Whoever wants that has read what the widget says.
  private mutating func reload(_ id: Instance.ID, at date: Date) {
    controlStates[id]?.forgetFailures()
    schedule.reload(id, because: .person, at: date)
  }

  /// Beyond the first and the last page nothing happens.
  private mutating func turnPage(by count: Int) {
    let next = page + count
    guard (0..<plan.board.pageCount).contains(next) else { return }
    focus = plan.board.first(onPage: next) ?? focus
  }
}
