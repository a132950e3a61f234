import Cells
import Pages
import Layout
import Views

/// A sheet in front of the dimmed screen, with a title, rows and a note.
struct Panel: Sendable {
  /// The key of the title.
  let title: String
  /// The rows in several arrangements, the preferred one first.
  let sheets: [Sheet]
  /// The key of the note, shown if there is room; nil for none.
  let note: String?
  /// Whose keys the last row shows.
  var scope = KeyScope.panel

  /// Rows one cell high, and their width.
  struct Sheet: Hashable, Sendable {
    let width: Int
    let rows: [Node]
  }

  func pageCount(on size: Size) -> Int { plan(on: size).pageCount }

  /// The slots of the panel, in front of the dimmed screen.
  func slots(page: Int, in context: FrontContext) -> [Slot] {
    let plan = plan(on: context.size)
    let page = min(page, plan.pageCount - 1)
    let bounds = Rect(origin: .zero, size: context.size)
    let last = Rect(x: 0, y: context.size.height - 1, width: context.size.width, height: 1)
    // The panel's own keys replace those in the footer.
    let scrim = Scrim(opacity: 0.62, blank: [last])
    let keys = context.keys(at: scope)
    let hints = Hints(
      of: keys.shortcuts.filter { $0.group == .panel }, at: keys.place,
      in: Situation(pages: plan.pageCount), marks: context.marks)
    return [
      Slot(SlotID("scrim"), .scrim(scrim), in: bounds),
      Slot(SlotID("footer"), .chrome(context.footer(of: hints, in: last)), in: last, layer: 1),
      ground(plan, in: context),
    ] + front(page, plan, in: context)
  }

  private func ground(_ plan: PanelPlan, in context: FrontContext) -> Slot {
    var ground = slot("ground", PanelGround(), in: plan.frame, layer: 2, context)
    ground.part = .tile
    let look = context.presentation.look
    if !plan.isFull {
      ground.edge = TileEdge(
        glyphs: context.presentation.surroundings.glyphs, depth: look.depth,
        isOutlined: look.isNight && look.depth != .direct)
    }
    return ground
  }

  private func front(_ page: Int, _ plan: PanelPlan, in context: FrontContext) -> [Slot] {
    func placed(_ part: String, _ number: Int, _ content: TileContent, _ place: Rect) -> Slot {
      Slot(
        SlotID(part, number), .chrome(content), in: place.offset(by: plan.frame.origin), layer: 3)
    }
    let number = plan.pageCount > 1 ? "\(page + 1)/\(plan.pageCount)" : nil
    let key = context.label(of: .leave, at: scope)
    let title = context.archived(PanelTitle(title: title, page: number, key: key))
    let rules = plan.rules.enumerated().map { placed("rule", $0, context.archived(Divider()), $1) }
    let rows = zip(plan.rows(ofPage: page), plan.places).enumerated().map {
      placed("row", $0, TileContent($1.0), $1.1)
    }
    let note = plan.note.flatMap { place in
      self.note.map { placed("note", 0, context.archived(PanelNote(text: $0)), place) }
    }
    return [placed("title", 0, title, plan.title)] + rules + rows + [note].compactMap(\.self)
  }

  private func slot(
    _ part: String, _ view: some View, in place: Rect, layer: Int, _ context: FrontContext
  ) -> Slot {
    Slot(SlotID(part), .chrome(context.archived(view)), in: place, layer: layer)
  }

  private func plan(on size: Size) -> PanelPlan {
    PanelPlan(for: sheets, on: size, hasNote: note != nil)
  }
}
