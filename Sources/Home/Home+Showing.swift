package import Cells
package import FoundationEssentials
import Layout
import Timelines
import Views

extension Home {
  /// The screen at a date and an instant; only tiles that look different from before are painted.
  /// Without an instant nothing moves.
  package mutating func canvas(at date: Date, now instant: Duration? = nil) -> Canvas {
    let presentation = presentation.at(date)
    (caret, pageEnd) = (nil, nil)
    if let shownPage {
      let tiles = tiles(of: shownPage, on: date)
      caret = tiles.compactMap { caret(on: $0, at: date) }.first
      pageEnd = end(of: shownPage, on: date)
      scene.set(tiles, page: page, over: ground(of: shownPage, on: date))
      return scene.canvas(by: presentation, now: nil)
    }
    settleControls(at: date)
    if !scene.isSet { scene.set(tiles, page: page) }
    let hover = hover(at: date)
    for index in shownWidgets {
      let instance = instances[index]
      let content = content(of: instance, in: plan.board.places[index], at: date)
      let isBelow = hover?.widget == index
      let signs = ControlSigns(
        focused: index == focus ? controlFocus?.index : nil,
        hovered: isBelow ? hover?.control : nil)
      scene.update(
        instance.id, to: content, signs: signs, isHovered: isBelow && hover?.control == nil)
    }
    var canvas = scene.canvas(by: presentation, now: instant)
    if isLocked { drawVeil(on: &canvas, by: presentation) }
    if let panel {
      content(of: panel, at: date).draw(page: panel.page, on: &canvas, by: presentation)
    }
    return canvas
  }

  /// Takes note of the controls that there are: keys are about one of them, and the hints tell them.
  private mutating func settleControls(at date: Date) {
    let controls = focus.map { self.controls(of: $0, at: date) } ?? []
    let before = (controlCount, linkCount, controlFocus, hasPage)
    controlCount = controls.count
    linkCount = controls.isEmpty ? focus.map { links(of: $0, on: date).count } ?? 0 : 0
    hasPage = focus.map { link(of: $0, on: date) != nil } ?? false
    settleControl(among: controls)
    if before != (controlCount, linkCount, controlFocus, hasPage) { scene.isSet = false }
  }

  func content(of panel: OpenPanel, at date: Date) -> Panel {
    switch panel.subject {
    case .help: .help(in: presentation)
    case .inspector:
      .inspector(
        of: focusedWidget(at: date), setback: focus.flatMap(setback), in: presentation)
    }
  }

  /// Why nothing came of the last tap on a widget.
  private func setback(of index: Int) -> Setback? {
    let setback = controlStates[instances[index].id]?.setback
    return isLocked && setback != .locked ? nil : setback
  }

  private func focusedWidget(at date: Date) -> InspectedWidget? {
    focus.flatMap { index in
      let instance = instances[index]
      return schedule.report(on: instance.id, at: date).map {
        InspectedWidget(instance: instance, report: $0)
      }
    }
  }

  /// Those that stand on the page.
  var shownWidgets: [Int] {
    plan.holdsWidgets ? plan.board.indices(onPage: page) : []
  }

  /// What a widget shows now, archived only if that isn't known yet.
  mutating func content(
    of instance: Instance, in place: Place, at date: Date
  ) -> TileContent {
    let exposure = exposure(of: instance, at: date)
    let known = scene.content(of: instance.id, for: exposure)
    var content = known ?? archived(instance, in: place, at: date)
    if known == nil { scene.keep(content, of: instance.id, for: exposure) }
    content.states = controlStates[instance.id]?.states ?? [:]
    return content
  }

  /// For what a widget is archived now.
  func exposure(of instance: Instance, at date: Date) -> Exposure {
    Exposure(
      entry: schedule.shown(instance.id, at: date),
      isStale: controlStates[instance.id]?.isStale ?? false)
  }

  func archived(_ instance: Instance, in place: Place, at date: Date) -> TileContent {
    guard let kind = kinds[instance.kind] else {
      return content(UnknownWidget(kind: instance.kind))
    }
    let presentation = presentation.showing(instance.family)
    let margins = Margins(of: instance.family, in: place.tile.size)
    var environment = presentation.environment
    if controlStates[instance.id]?.isStale == true {
      environment.redactionReasons.insert(.invalidated)
    }
    environment.widgetContentMargins = margins.insets
    environment.showsWidgetContainerBackground =
      presentation.look.showsContainerBackgrounds || !kind.isBackgroundRemovable
    let face =
      schedule.showing(instance.id, at: date).map { $0.reel.face(of: $0.entry, in: environment) }
      ?? kind.placeholder(in: context(of: instance, at: date), environment: environment.redacted)
    return TileContent(
      face, margin: kind.hasContentMargins ? margins.size : .zero,
      isBackgroundRemovable: kind.isBackgroundRemovable,
      mayHoldControls: instance.family.mayHoldControls)
  }

  /// The tiles of the page, the widgets still without content.
  private var tiles: [Tile] {
    let blank = content(EmptyView())
    let widgets = shownWidgets.flatMap { tiles(of: $0, showing: blank) }
    return chrome + (widgets.isEmpty ? [emptiness] : widgets)
  }

  private func tiles(of index: Int, showing blank: TileContent) -> [Tile] {
    let place = plan.board.places[index]
    let instance = instances[index]
    let isFocused = index == focus
    let surroundings = presentation.surroundings
    let edge = TileEdge(
      glyphs: surroundings.glyphs, depth: presentation.look.depth,
      isFocused: isFocused && plan.marksFocus(onPage: page))
    let name = NameRow(
      name: kinds[instance.kind]?.name ?? instance.kind, isFocused: isFocused,
      standing: schedule.standing(of: instance.id),
      setback: setback(of: index),
      reply: isLocked || reply?.instance != instance.id ? nil : reply?.words,
      marks: Marks(surroundings.glyphs))
    return [
      Tile(
        .widget(instance.id), blank, in: place.tile, edge: edge, family: instance.family),
      place.name.map { Tile(.name(instance.id), content(name), in: $0) },
    ].compactMap(\.self)
  }

  private var chrome: [Tile] {
    let standings = schedule.standings
    let status = Status(
      page: page, pageCount: plan.board.pageCount, loading: standings.count(where: \.isLoading),
      failing: standings.count(where: \.isFailing), notice: notice ?? trouble)
    let looks = LookStatus(of: presentation)
    let marks = Marks(presentation.surroundings.glyphs)
    let hints = Hints(in: situation, marks: marks)
    let margin = plan.chromeMargin
    let footer =
      plan.header == nil
      ? content(
        BriefFooter(
          status: status, standing: focus.flatMap { schedule.standing(of: instances[$0].id) },
          setback: focus.flatMap(setback),
          looks: looks, hints: hints, isLocked: isLocked)) : content(footer(of: hints))
    return [
      plan.header.map {
        let header = Header(
          status: status, looks: looks, marks: marks,
          showsPage: plan.dots == nil, isLocked: isLocked, margin: margin)
        return Tile(.header, content(header), in: $0)
      },
      plan.dots.map {
        Tile(.dots, content(PageDots(status: status, marks: marks, room: $0.size.width)), in: $0)
      },
      plan.footer.map { Tile(.footer, footer, in: $0) },
    ].compactMap(\.self)
  }

  /// Each hint is measured by itself: to try rows of them would be to draw most of them many times.
  private func footer(of hints: Hints) -> Footer {
    let surroundings = presentation.surroundings
    let gap = Metric.cells(Footer.gap, along: .horizontal)
    return Footer(
      hints: hints.views(in: plan.footer?.size.width ?? 0, gap: gap) {
        content($0).content.size(in: surroundings).width
      })
  }

  private var situation: Situation {
    Situation(
      instances: instances.count, pages: plan.board.pageCount, controls: controlCount,
      links: linkCount,
      isInside: controlFocus != nil, isLocked: isLocked,
      hasPage: hasPage, hasColors: presentation.look.depth != .mono)
  }

  /// What stands there when there is no widget, or no room for one.
  private var emptiness: Tile {
    let notice = instances.isEmpty ? content(EmptyBoard()) : content(Self.lackOfRoom)
    return Tile(.notice, notice, in: plan.board.grid.room)
  }

  private static var lackOfRoom: some View {
    Text("screen.too-small").foregroundStyle(.secondary)
  }

  func content(_ view: some View) -> TileContent {
    TileContent(Node(archiving: view, in: presentation.environment))
  }
}

extension EnvironmentValues {
  /// For what only stands for what isn't known yet.
  fileprivate var redacted: EnvironmentValues {
    var environment = self
    environment.redactionReasons.insert(.placeholder)
    return environment
  }
}
