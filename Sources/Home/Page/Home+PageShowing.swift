import Almanac
import Cells
import FoundationEssentials
import Layout
import Pages
import Views

extension Home {
  func tiles(of page: OpenPage, on date: Date) -> [Tile] {
    let plan = PagePlan(size)
    let marks = Marks(presentation.surroundings.glyphs)
    let footer = PageFooter(hints: page.page.hints, marks: marks)
    return [
      plan.header.map { lit(Tile(.header, header(of: page, on: date), in: $0), on: date) },
      lit(Tile(.page, body(of: page, on: date), in: plan.body), on: date),
      plan.footer.map { Tile(.footer, content(footer), in: $0) },
    ].compactMap(\.self)
  }

  /// With a sign of the link below the pointer.
  private func lit(_ tile: Tile, on date: Date) -> Tile {
    var tile = tile
    let subject = tile.subject
    guard let pointer, subject.frame.contains(pointer) else { return tile }
    let layout = subject.content.laidOut(in: subject.frame.size, by: presentation.at(date))
    tile.subject.signs.link = layout.placeOfLink(at: pointer - subject.frame.origin)
    return tile
  }

  /// Where on the screen the next character goes; most pages are not laid out to find that out.
  func caret(on tile: Tile, at date: Date) -> Point? {
    let (content, frame) = (tile.subject.content, tile.subject.frame)
    guard let url = Caret.url, content.content.holdsLink(to: url) else { return nil }
    let layout = content.laidOut(in: frame.size, by: presentation.at(date))
    return layout.place(of: url).map { $0.origin + frame.origin }
  }

  func header(of page: OpenPage, on date: Date) -> TileContent {
    let room = pageRoom(on: date)
    let marks = Marks(presentation.surroundings.glyphs)
    func archived(_ shown: some Page) -> TileContent {
      content(
        PageHeader(
          title: shown.title, notice: PageNotice(page), mark: shown.mark(in: room), marks: marks))
    }
    return archived(page.page)
  }

  func body(of page: OpenPage, on date: Date) -> TileContent {
    let room = pageRoom(on: date)
    func archived(_ page: some Page) -> TileContent { content(page.body(in: room)) }
    return archived(page.page)
  }

  func ground(of page: OpenPage, on date: Date) -> Node {
    let room = pageRoom(on: date)
    func archived(_ page: some Page) -> Node { content(page.ground(in: room)).content }
    return archived(page.page)
  }

  /// The date until which a page is seen as it is at another.
  func end(of page: OpenPage, on date: Date) -> Date? {
    page.page.end(in: pageRoom(on: date)).flatMap { $0 > date ? $0 : nil }
  }

  func pageRoom(on date: Date) -> PageRoom {
    let size = PagePlan(size).body.size
    return PageRoom(columns: size.width, rows: size.height, date: date, zone: zone)
  }
}

extension Node {
  fileprivate func holdsLink(to url: URL) -> Bool {
    if case .link(let link) = self, link.destination == url { return true }
    return children.contains { $0.holdsLink(to: url) }
  }
}
