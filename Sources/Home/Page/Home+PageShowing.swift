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
      plan.header.map { Tile(.header, header(of: page, on: date), in: $0) },
      Tile(.page, body(of: page, on: date), in: plan.body),
      plan.footer.map { Tile(.footer, content(footer), in: $0) },
    ].compactMap(\.self)
  }

  func caret(of page: OpenPage, on date: Date) -> Point? {
    let room = PagePlan(size).body
    let layout = body(of: page, on: date).laidOut(in: room.size, by: presentation.at(date))
    return Caret.url.flatMap(layout.place(of:)).map { $0.origin + room.origin }
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
