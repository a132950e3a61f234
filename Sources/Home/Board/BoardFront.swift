import Cast
import Cells
import FoundationEssentials
import Layout
import Timelines

/// The Home Screen: widgets on pages of a grid, with a header for status and a footer for keys.
struct BoardFront: Front {
  /// The widgets in their order.
  private(set) var widgets: [Instance.ID]
  private(set) var plan: ScreenPlan
  private(set) var focus: Instance.ID?
  /// The focused control; nil while the widget as a whole has the focus.
  var inside: ControlFocus?
  /// Whether the control that had the focus is gone.
  var hasLostControl = false
  /// The targets in the focused widget as last shown.
  var focused = FocusedTile()

  let isOpaque = true

  init(of widgets: [Instance.ID], in context: FrontContext) {
    self.widgets = widgets
    plan = ScreenPlan(for: widgets, in: context)
    focus = widgets.first
  }

  /// The shown page: that of the focused widget.
  var page: Int { index.map { plan.board.places[$0].page } ?? 0 }

  /// The index of the focused widget.
  var index: Int? { focus.flatMap(widgets.firstIndex) }

  /// The widgets on the shown page.
  var shown: [Instance.ID] {
    plan.holdsWidgets ? plan.board.indices(onPage: page).map { widgets[$0] } : []
  }

  func place(of id: Instance.ID) -> TilePlace? {
    widgets.firstIndex(of: id).map { plan.board.places[$0] }
  }

  /// Focuses another widget as a whole.
  mutating func focus(on id: Instance.ID?) {
    guard id != focus else { return }
    (focus, inside, hasLostControl) = (id, nil, false)
  }

  mutating func focus(onIndex index: Int) {
    if widgets.indices.contains(index) { focus(on: widgets[index]) }
  }

  mutating func resize(in context: FrontContext) {
    plan = ScreenPlan(for: widgets, in: context)
  }

  /// Sets the widgets. The focus stays on its widget and control, or moves to the widget that took
  /// its place.
  mutating func stand(_ widgets: [Instance.ID], in context: FrontContext) {
    let (before, control) = (index, inside)
    self.widgets = widgets
    resize(in: context)
    if let focus, widgets.contains(focus) {
      inside = control
    } else {
      focus(on: widgets.isEmpty ? nil : widgets[min(before ?? 0, widgets.count - 1)])
    }
  }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] {
    zip(widgets, plan.board.places).reduce(into: [:]) { stances, standing in
      stances[standing.0] = traits(of: standing.0, in: standing.1, context).map { [$0] }
    }
  }

  func traits(of id: Instance.ID, in place: TilePlace, _ context: FrontContext) -> Traits? {
    context.cast.members[id].map {
      context.traits(of: $0.family, kind: $0.kind, in: .homeScreen, on: place.tile.size)
    }
  }
}

extension ScreenPlan {
  fileprivate init(for widgets: [Instance.ID], in context: FrontContext) {
    let families = widgets.compactMap { context.cast.members[$0]?.family }
    self.init(size: context.size, families: families, on: context.device)
  }
}
