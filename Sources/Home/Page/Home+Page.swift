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
    return [.open(url, from: instances[index].id)]
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

  mutating func receive(_ opening: PageOpening) {
    switch opening.outcome {
    case .success(let page): openPage = OpenPage(page, from: opening.instance)
    case .failure(let setback): refuse(setback, opening.instance)
    }
  }

  /// A page takes every key but those that concern the whole program.
  mutating func handle(_ key: Key, onPageAt date: Date) -> [Effect] {
    if key == Key(.escape) {
      if openPage?.leaves() == true { openPage = nil }
      return []
    }
    switch Shortcut.command(for: key) {
    case .quit where key.modifiers == .control: isClosed = true
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    default: return handle(.key(key), at: date)
    }
    return []
  }

  mutating func handle(_ mouse: Mouse, onPageAt date: Date) -> [Effect] {
    guard mouse.action == .press(.left), let page = shownPage else { return [] }
    if PagePlan(size).back.contains(mouse.position) { return handle(Key(.escape), onPageAt: date) }
    let room = PagePlan(size).body
    let layout = body(of: page, on: date).laidOut(in: room.size, by: presentation.at(date))
    guard let link = layout.link(at: mouse.position - room.origin) else { return [] }
    return handle(.link(link), at: date)
  }

  mutating func handle(_ event: PageEvent, at date: Date) -> [Effect] {
    switch openPage?.handle(event) {
    case .close: openPage = nil
    case .perform(let intent): return openPage.map { [.run(tap(intent, on: $0))] } ?? []
    case nil: break
    }
    return []
  }

  private mutating func tap(_ intent: any AppIntent, on page: OpenPage) -> Tap {
    tapCount += 1
    let id = Tap.ID(instance: page.instance, number: tapCount)
    openPage?.await(id)
    return Tap(id: id, intent: IntentReference(intent), type: type(of: intent))
  }

  /// A page goes when what it wanted done is done, and says why it is not.
  mutating func tellPage(_ performance: Performance) {
    if openPage?.receive(performance) == true { openPage = nil }
  }

  func tiles(of page: OpenPage, on date: Date) -> [Tile] {
    let plan = PagePlan(size)
    let marks = Marks(presentation.surroundings.glyphs)
    let header = PageHeader(
      title: page.page.title, notice: PageNotice(page), marks: marks)
    let footer = PageFooter(hints: page.page.hints, marks: marks)
    return [
      plan.header.map { Tile(.header, content(header), in: $0) },
      Tile(.page, body(of: page, on: date), in: plan.body),
      plan.footer.map { Tile(.footer, content(footer), in: $0) },
    ].compactMap(\.self)
  }

  func caret(of page: OpenPage, on date: Date) -> Point? {
    let room = PagePlan(size).body
    let layout = body(of: page, on: date).laidOut(in: room.size, by: presentation.at(date))
    return Caret.url.flatMap(layout.place(of:)).map { $0.origin + room.origin }
  }

  private func body(of page: OpenPage, on date: Date) -> TileContent {
    let size = PagePlan(size).body.size
    let room = PageRoom(
      columns: size.width, rows: size.height, today: zone.civil(at: date).day)
    func archived(_ page: some Page) -> TileContent { content(page.body(in: room)) }
    return archived(page.page)
  }
}
