import Boards
import Cells
import Pages
import Timelines

/// The board in an order that is being tried: where each widget would be.
struct TrialBoard: Sendable {
  let order: BoardOrder
  let plan: ScreenPlan

  /// Tiles keep their size and columns while the order is tried, even if it needs another page; some may
  /// be tried in another family.
  init(
    _ order: BoardOrder, of board: ShownBoard, showing others: [Instance.ID: WidgetFamily] = [:]
  ) {
    self.order = order
    let families = Dictionary(board.board.members.map { ($0.id, $0.family) }) { first, _ in first }
      .merging(others) { $1 }
    plan = board.plan(
      trying: order.slots.map { families[$0.shown] ?? .systemSmall },
      beginningPages: Set(order.slots.indices.filter { order.slots[$0].beginsPage }))
  }

  func place(of id: Instance.ID) -> TilePosition? {
    order.index(of: id).map { plan.board.places[$0] }
  }

  /// The widgets in front on a page.
  func widgets(onPage page: Int) -> [Instance.ID] {
    plan.board.indices(onPage: page).filter { plan.isSeen(plan.board.places[$0].tile) }
      .map { order.slots[$0].shown }
  }

  /// The widget in front at a position of a page.
  func widget(at position: Point, onPage page: Int) -> Instance.ID? {
    guard plan.showsTiles(at: position) else { return nil }
    return plan.board.widget(at: position, onPage: page).map { order.slots[$0].shown }
  }
}

extension TrialBoard {
  /// The orders in which a widget stands elsewhere on its page or those beside it, or behind all others.
  /// It begins a page only where one begins anyway, or behind the last one.
  private func others(for id: Instance.ID, of board: ShownBoard) -> [TrialBoard] {
    guard let own = order.index(of: id) else { return [] }
    let places = plan.board.places
    let near = places.indices.filter { abs(places[$0].page - places[own].page) <= 1 }
    let last = places.count - 1
    return Set(near + [last]).sorted().flatMap { index in
      [false, true].compactMap { begins -> TrialBoard? in
        guard !begins || index == last || beginsPage(index, without: own) else { return nil }
        var other = order
        other.move(id, to: index, beginningPage: begins)
        return other == order ? nil : TrialBoard(other, of: board)
      }
    }
  }

  /// Whether a page begins with the slot at an index among those without one of them.
  private func beginsPage(_ index: Int, without own: Int) -> Bool {
    let others = plan.board.places.enumerated().filter { $0.offset != own }.map(\.element.page)
    return index > 0 && others.indices.contains(index) && others[index] != others[index - 1]
  }

  /// The board with a widget moved to the next place in a direction, at the end of a page onto the
  /// next one; nil if there is none.
  func moving(
    _ id: Instance.ID, towards direction: Direction, of board: ShownBoard
  ) -> TrialBoard? {
    guard let here = place(of: id) else { return nil }
    let others = others(for: id, of: board)
    let beside = others.filter { other in
      other.place(of: id).map { $0.page == here.page && $0.cells.lies(direction, of: here.cells) }
        ?? false
    }
    if let nearest = beside.min(by: { one, other in
      one.distance(of: id, from: here, direction) < other.distance(of: id, from: here, direction)
    }) {
      return nearest
    }
    let leadsOn = direction == .right || direction == .down
    return moving(id, toPage: here.page + (leadsOn ? 1 : -1), among: others)
  }

  /// The board with a widget on another page: first on a later one, last on an earlier one. Behind the
  /// last page a new one begins, unless the widget is alone on its page.
  func moving(_ id: Instance.ID, byPages count: Int, of board: ShownBoard) -> TrialBoard? {
    guard let here = place(of: id) else { return nil }
    return moving(id, toPage: here.page + count, among: others(for: id, of: board))
  }

  private func moving(
    _ id: Instance.ID, toPage page: Int, among others: [TrialBoard]
  ) -> TrialBoard? {
    guard let here = place(of: id), page >= 0 else { return nil }
    let isAlone = plan.board.indices(onPage: here.page).count == 1
    let there = others.filter { other in
      other.place(of: id)?.page == page
        && other.plan.board.pageCount <= max(plan.board.pageCount, isAlone ? 0 : page + 1)
    }
    let ordered = there.sorted { one, other in
      let (a, b) = (one.order.index(of: id) ?? 0, other.order.index(of: id) ?? 0)
      return page > here.page ? a < b : a > b
    }
    return ordered.first
  }

  private func distance(
    of id: Instance.ID, from here: TilePosition, _ direction: Direction
  ) -> (Int, Int, Int) {
    place(of: id)?.cells.distance(to: here.cells, direction) ?? (.max, .max, .max)
  }

  /// The board with a widget where it is nearest to a rectangle on a page.
  func moving(
    _ id: Instance.ID, near frame: Rect, onPage page: Int, of board: ShownBoard
  ) -> TrialBoard {
    let all = [self] + others(for: id, of: board)
    let onPage = all.filter { $0.place(of: id)?.page == page }
    return onPage.min { one, other in
      one.remoteness(of: id, from: frame) < other.remoteness(of: id, from: frame)
    } ?? self
  }

  private func remoteness(of id: Instance.ID, from frame: Rect) -> Int {
    guard let tile = place(of: id)?.tile else { return .max }
    let across = 2 * (tile.origin.x - frame.origin.x) + tile.size.width - frame.size.width
    let down = 2 * (tile.origin.y - frame.origin.y) + tile.size.height - frame.size.height
    // A cell is about twice as high as wide.
    return across * across + 4 * down * down
  }
}
