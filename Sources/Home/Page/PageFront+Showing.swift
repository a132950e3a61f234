import Almanac
import Cells
import FoundationEssentials
import Layout
import Pages
import Views

extension PageFront {
  func header(in context: FrontContext, at date: Date) -> TileContent {
    let room = room(in: context, at: date)
    func archived(_ shown: some Page) -> TileContent {
      context.archived(
        PageHeader(
          title: shown.title, notice: PageMessage(open, in: context), mark: shown.mark(in: room),
          back: context.backTitle, marks: context.marks))
    }
    return archived(open.page)
  }

  func body(in context: FrontContext, at date: Date) -> TileContent {
    let room = room(in: context, at: date)
    func archived(_ page: some Page) -> TileContent { context.archived(page.body(in: room)) }
    return archived(open.page)
  }

  /// The background of the page.
  func ground(in context: FrontContext, at date: Date) -> TileContent {
    let room = room(in: context, at: date)
    func archived(_ page: some Page) -> TileContent { context.archived(page.ground(in: room)) }
    return archived(open.page)
  }

  func room(in context: FrontContext, at date: Date) -> PageRoom {
    let size = PagePlan(context.size).body.size
    return PageRoom(
      columns: size.width, rows: size.height, date: date, zone: context.zone,
      typeSize: context.presentation.preferences.accessibility.typeSize.dynamicTypeSize)
  }

  /// The slot with the link below the pointer highlighted.
  func lit(_ slot: Slot, in context: FrontContext, at date: Date) -> Slot {
    guard let pointer = context.pointer, slot.frame.contains(pointer) else { return slot }
    var slot = slot
    let link = context.targets(of: slot, at: date).link(at: pointer - slot.frame.origin)
    slot.signs.link = link?.place
    return slot
  }
}
