import Boards
import Cells
import FoundationEssentials
import Timelines

extension EditFront {
  mutating func handle(_ mouse: Mouse, in context: inout FrontContext) -> FrontStep {
    context.follow(mouse)
    switch mouse.action {
    case .press(.left): return .stay(press(at: mouse.position, in: &context))
    case .move(.left?) where stretched != nil: stretched?.stretch(to: mouse.position)
    case .move(.left?): drag(to: mouse.position, in: context)
    case .hold: rest(at: mouse.position, in: &context)
    case .release(.left):
      if let stretched {
        self.stretched = nil
        let family = stretched.isMoved ? stretched.family : stretched.nextFamily
        return .stay(resize(stretched.widget, to: family, in: &context))
      }
      guard let held, held.drag != nil else { return .stay() }
      if held.partner == nil { makeRoom(in: context) }
      let effects = drop(in: &context)
      guard prompting == held.widget else { return .stay(effects) }
      prompting = nil
      guard case .open(let editor, let questions) = context.configuring(held.widget) else {
        return .stay(effects)
      }
      return .open(editor, effects + questions)
    case .scroll(let direction):
      return .stay(scroll(by: direction.isForward ? 1 : -1, at: mouse.position, in: &context))
    default: break
    }
    return .stay()
  }

  /// Turns the stack at a position or, where there is none, the page.
  private mutating func scroll(
    by count: Int, at position: Point, in context: inout FrontContext
  ) -> [Effect] {
    let id = held == nil ? widget(at: position, in: context) : nil
    guard let id, context.board.slot(of: id).map({ $0.instances.count > 1 }) == true else {
      turnPage(by: count, in: &context)
      return []
    }
    return context.turnStack(by: count, at: id)
  }

  private func widget(at position: Point, in context: FrontContext) -> Instance.ID? {
    TrialBoard(context.board.board.placed.order, of: context.board)
      .widget(at: position, onPage: page(in: context))
  }

  private mutating func press(at position: Point, in context: inout FrontContext) -> [Effect] {
    if held != nil { return drop(in: &context) }
    stretched = nil
    let trial = TrialBoard(context.board.board.placed.order, of: context.board)
    let shown = page(in: context)
    func hasSign(_ id: Instance.ID) -> Bool {
      trial.place(of: id).map {
        Self.sign(of: id, at: $0.tile, in: context).contains(position)
      } ?? false
    }
    guard
      let id = trial.widgets(onPage: shown).first(where: hasSign)
        ?? trial.widget(at: position, onPage: shown),
      let tile = trial.place(of: id)?.tile
    else { return [] }
    let wasChosen = context.board.focus == id
    context.board.focus(on: id, revealing: false)
    if hasSign(id) { return remove(id, in: &context) }
    if wasChosen, Self.corner(of: tile)?.contains(position) ?? false {
      stretched = StretchedTile(id, among: context.sizes(of: id), on: context.board)
      if stretched != nil { return [] }
    }
    held = HeldTile(id, on: context.board)
    held?.drag = HeldTile.Drag(pointer: position, grip: position - tile.origin)
    return []
  }

  /// Carries the widget in hand to a position; the others make room. One with which it may be stacked
  /// stays until the pointer rests, for it would flee from whoever reaches for its middle.
  private mutating func drag(to position: Point, in context: FrontContext) {
    guard var held, held.drag != nil else { return }
    held.drag?.pointer = position
    let below = stackable(below: held, in: context)
    if below?.isMiddle != true || below?.id != held.partner { held.partner = nil }
    let trial = held.trialNearby(on: context)
    if below == nil, !displacesStackable(held, by: trial, in: context) { held.trial = trial }
    self.held = held
  }

  /// Whether a widget with which the one in hand may be stacked would make room for it.
  private func displacesStackable(
    _ held: HeldTile, by trial: TrialBoard, in context: FrontContext
  ) -> Bool {
    guard let tile = trial.place(of: held.widget)?.tile else { return false }
    return held.trial.widgets(onPage: held.page).contains { other in
      held.trial.place(of: other)?.tile.origin == tile.origin
        && context.isStackable(held.widget, with: other, on: held.trial.order)
    }
  }

  private mutating func makeRoom(in context: FrontContext) {
    guard let held else { return }
    self.held?.trial = held.trialNearby(on: context)
  }

  /// What happens where the pointer rests with a widget in hand: at the edge the page turns, over the
  /// middle of another widget they are stacked, over its border it makes room.
  private mutating func rest(at position: Point, in context: inout FrontContext) {
    guard let held, held.drag != nil else { return }
    if let window = held.trial.plan.today?.window.rows {
      if position.y <= window.lowerBound { turnPage(by: -1, in: &context) }
      if position.y >= window.upperBound - 1 { turnPage(by: 1, in: &context) }
    } else if position.x <= 1 {
      turnPage(by: -1, in: &context)
    } else if position.x >= context.size.width - 2 {
      turnPage(by: 1, in: &context)
    } else if let below = stackable(below: held, in: context), below.isMiddle {
      self.held?.partner = below.id
    } else {
      makeRoom(in: context)
    }
  }

  /// The widget below the pointer, if it may be stacked with the one in hand, and whether the pointer is
  /// over its middle half.
  private func stackable(
    below held: HeldTile, in context: FrontContext
  ) -> (id: Instance.ID, isMiddle: Bool)? {
    guard let pointer = held.drag?.pointer,
      let id = held.trial.widget(at: pointer, onPage: held.page),
      let tile = held.trial.place(of: id)?.tile,
      context.isStackable(held.widget, with: id, on: held.trial.order)
    else { return nil }
    let middle = Rect(
      x: tile.origin.x + tile.size.width / 4, y: tile.origin.y + tile.size.height / 4,
      width: (tile.size.width + 1) / 2, height: (tile.size.height + 1) / 2)
    return (id, middle.contains(pointer))
  }
}

extension HeldTile {
  /// The board with the widget where it is nearest to where it is carried.
  fileprivate func trialNearby(on context: FrontContext) -> TrialBoard {
    trial.moving(widget, near: frame(on: context.size), onPage: page, of: context.board)
  }
}
