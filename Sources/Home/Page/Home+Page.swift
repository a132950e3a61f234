import Almanac
import Cells
import FoundationEssentials
import Intents
import Layout
import Pages
import Timelines
import Views

extension Home {
  /// The page in front of the widgets; while the screen is locked it is kept, and not shown.
  var shownPage: OpenPage? { isLocked ? nil : openPage }

  /// Opens what a widget leads to: the link that was hit, or else what is behind the whole widget.
  mutating func open(_ index: Int, at place: Point? = nil, on date: Date) -> [Effect] {
    guard let url = link(of: index, at: place, on: date) else { return [] }
    return [ask(for: url, from: instances[index].id)]
  }

  /// Opens what one of the links of a widget leads to.
  mutating func open(_ index: Int, link number: Int, on date: Date) -> [Effect] {
    let links = links(of: index, on: date)
    guard links.indices.contains(number) else { return [] }
    return [ask(for: links[number], from: instances[index].id)]
  }

  /// The links in a widget that lead to pages, column by column.
  mutating func links(of index: Int, on date: Date) -> [URL] {
    guard plan.holdsWidgets else { return [] }
    let room = plan.board.places[index]
    let content = content(of: instances[index], in: room, at: date)
    return content.laidOut(in: room.tile.size, by: presentation.at(date)).targets
      .filter(pages.leads)
  }

  /// Brings a widget to the front, and what is behind it unless that would cost what somebody writes.
  mutating func front(_ id: Instance.ID, on date: Date) -> [Effect] {
    guard let index = places[id] else { return [] }
    (focus, panel) = (index, nil)
    guard !isLocked, openPage?.holdsWork != true else { return [] }
    let effects = open(index, on: date)
    if effects.isEmpty { closePage() }
    return effects
  }

  /// Nil if there is no page behind it.
  mutating func link(of index: Int, at place: Point? = nil, on date: Date) -> URL? {
    guard plan.holdsWidgets else { return nil }
    let room = plan.board.places[index]
    let content = content(of: instances[index], in: room, at: date)
    let hit = place.flatMap {
      content.laidOut(in: room.tile.size, by: presentation.at(date)).link(at: $0)
    }
    return [hit, content.url].lazy.compactMap(\.self).first(where: pages.leads)
  }

  /// A page takes every key but those that concern the whole program.
  mutating func handle(_ key: Key, onPageAt date: Date) -> [Effect] {
    if key == Key(.escape) {
      if openPage?.lets(.page) == true { closePage() }
      return []
    }
    switch Shortcut.command(for: key) {
    case .quit where key.modifiers == .control: isClosed = openPage?.lets(.program) ?? true
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    default: return handle(.key(key), at: date)
    }
    return []
  }

  mutating func handle(_ mouse: Mouse, onPageAt date: Date) -> [Effect] {
    guard mouse.action == .press(.left), let page = shownPage else { return [] }
    let plan = PagePlan(size)
    if plan.back.contains(mouse.position) { return handle(Key(.escape), onPageAt: date) }
    let parts = [
      (plan.body, body(of: page, on: date)), plan.header.map { ($0, header(of: page, on: date)) },
    ]
    for (room, content) in parts.compactMap(\.self) where room.contains(mouse.position) {
      let layout = content.laidOut(in: room.size, by: presentation.at(date))
      guard let link = layout.link(at: mouse.position - room.origin) else { continue }
      return handle(.link(link), at: date)
    }
    return []
  }

  mutating func handle(_ event: PageEvent, at date: Date) -> [Effect] {
    let room = pageRoom(on: date)
    switch openPage?.handle(event, in: room) {
    case .close: closePage()
    case .perform(let intent): return run(intent, stays: false)
    case .run(let intent): return openPage?.running == nil ? run(intent, stays: true) : []
    case .open(let url): return turn(to: url)
    case nil: break
    }
    return []
  }

  private mutating func run(_ intent: any AppIntent, stays: Bool) -> [Effect] {
    guard let page = openPage else { return [] }
    tapCount += 1
    let id = Tap.ID(instance: page.instance, number: tapCount)
    openPage?.await(id, stays: stays)
    return [.run(Tap(id: id, intent: IntentReference(intent), type: type(of: intent)))]
  }

  private mutating func turn(to url: URL) -> [Effect] {
    guard let page = openPage, pages.leads(url) else { return [] }
    openPage?.awaitAnother(behind: url)
    return [ask(for: url, from: page.instance)]
  }
}
