import Cells
import FoundationEssentials
import Timelines

extension Home {
  /// An open panel takes every key but those that concern the whole program.
  mutating func handle(_ key: Key, at date: Date) -> [Effect] {
    notice = nil
    if let open = panel, !key.modifiers.contains(.control) {
      panel = open.handle(key, pageCount: content(of: open, at: date).pageCount(on: size))
      return []
    }
    return Shortcut.command(for: key).map { perform($0, at: date) } ?? []
  }

  mutating func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left) where panel != nil: panel = nil
    case .press(.left):
      focus = plan.board.widget(at: mouse.position, onPage: page) ?? focus
    case .scroll(let direction) where panel == nil:
      turnPage(by: direction == .down || direction == .right ? 1 : -1)
    default: break
    }
  }

  private mutating func perform(_ command: Command, at date: Date) -> [Effect] {
    switch command {
    case .move(let direction):
      focus = focus.map { plan.board.neighbor(of: $0, towards: direction) }
    case .step(let count): focus = focus.map { max(0, min($0 + count, instances.count - 1)) }
    case .first: focus = instances.indices.first
    case .last: focus = instances.indices.last
    case .turnPage(let count): turnPage(by: count)
    case .reload:
      if let focus { schedule.reload(instances[focus].id, because: .person, at: date) }
    case .reloadAll: reloadAll(because: .person, at: date)
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

  /// Beyond the first and the last page nothing happens.
  private mutating func turnPage(by count: Int) {
    let next = page + count
    guard (0..<plan.board.pageCount).contains(next) else { return }
    focus = plan.board.first(onPage: next) ?? focus
  }
}
