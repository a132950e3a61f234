import Cells
import FoundationEssentials
import Layout
import Views

/// A sheet in front of the dimmed screen: a title, rows and a note below them.
struct Panel: Sendable {
  /// The key of its title.
  let title: String
  /// The rows in several arrangements, that which is liked best first.
  let sheets: [Sheet]
  /// The key of what stands below the rows where there is room for it.
  let note: String

  /// Rows of one cell's height, and how wide they are.
  struct Sheet: Hashable, Sendable {
    let width: Int
    let rows: [Node]
  }

  func pageCount(on size: Size) -> Int { plan(on: size).pageCount }

  /// Draws the panel on the screen, which steps back.
  func draw(page: Int, on canvas: inout Canvas, by presentation: Presentation) {
    let plan = plan(on: canvas.size)
    let page = min(page, plan.pageCount - 1)
    Scrim(opacity: 0.62).draw(on: &canvas, by: presentation)
    drawFooter(pageCount: plan.pageCount, on: &canvas, presentation)
    var picture = canvas.cropped(to: plan.frame)
    let ground = picture
    draw(PanelGround(), on: &picture, presentation, as: .tile)
    if !plan.isFull {
      edge(in: presentation).draw(on: &picture, over: ground, look: presentation.look)
    }
    let number = plan.pageCount > 1 ? "\(page + 1)/\(plan.pageCount)" : nil
    draw(PanelTitle(title: title, page: number), in: plan.title, on: &picture, presentation)
    for rule in plan.rules { draw(Divider(), in: rule, on: &picture, presentation) }
    for (node, place) in zip(plan.rows(ofPage: page), plan.places) {
      draw(node, in: place, on: &picture, presentation)
    }
    if let place = plan.note { draw(PanelNote(text: note), in: place, on: &picture, presentation) }
    canvas.draw(picture, at: plan.frame.origin)
  }

  /// The keys that work while the panel is open, in the place of those that don't.
  private func drawFooter(
    pageCount: Int, on canvas: inout Canvas, _ presentation: Presentation
  ) {
    let row = Rect(x: 0, y: canvas.size.height - 1, width: canvas.size.width, height: 1)
    for x in row.columns {
      let ground = canvas[x, row.origin.y].style.background
      canvas.put(.space, Style(background: ground), at: Point(x: x, y: row.origin.y))
    }
    let marks = Marks(presentation.surroundings.glyphs)
    draw(PanelFooter(pageCount: pageCount, marks: marks), in: row, on: &canvas, presentation)
  }

  private func edge(in presentation: Presentation) -> TileEdge {
    let look = presentation.look
    return TileEdge(
      glyphs: presentation.surroundings.glyphs, depth: look.depth,
      isOutlined: look.isNight && look.depth != .direct)
  }

  private func plan(on size: Size) -> PanelPlan { PanelPlan(for: sheets, on: size) }

  private func draw(
    _ view: some View, in place: Rect? = nil, on canvas: inout Canvas,
    _ presentation: Presentation, as part: Part = .figure
  ) {
    let node = Node(archiving: view, in: presentation.environment)
    draw(node, in: place ?? canvas.bounds, on: &canvas, presentation, as: part)
  }

  private func draw(
    _ node: Node, in place: Rect, on canvas: inout Canvas, _ presentation: Presentation,
    as part: Part = .figure
  ) {
    var picture = canvas.cropped(to: place)
    _ = TileContent(node).draw(on: &picture, by: presentation, as: part)
    canvas.draw(picture, at: place.origin)
  }
}
