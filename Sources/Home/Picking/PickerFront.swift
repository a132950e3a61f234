import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import System
import Timelines
import Views
import WidgetIntents

/// The widget gallery: the kinds of widgets, with all sizes of the chosen one as they would look, to be
/// added to the board.
struct PickerFront: Front {
  var list: ItemList
  /// The chosen size of each kind that isn't its first.
  var sizes: [String: Int] = [:]
  /// Which part of a size is seen that is too large for the screen.
  var part = 0
  /// What kinds are called in the other language.
  private let otherNames: [String: String]
  /// Where the button was pressed on a size, until it is released.
  var pressed: Point?

  let isOpaque = true
  let hidesMessages = true
  let isPrivate = true

  init(in context: FrontContext) {
    let strings = context.presentation.otherStrings()
    otherNames = context.board.kinds.reduce(into: [:]) { $0[$1.name] = strings[$1.name] }
    list = ItemList()
    list.show(sections(in: context))
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = plan(in: context)
    func slot(_ part: String, _ frame: Rect?, _ view: () -> some View) -> Slot? {
      frame.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    let chrome = [
      slot("header", plan.page.header) {
        PageHeader(
          title: "picker.title", notice: nil, mark: EmptyView(), back: context.backTitle,
          marks: context.marks)
      },
      slot("kinds", plan.list) {
        KindList(
          list: list, kinds: context.board.kinds, room: plan.listRoom)
      },
      slot("kind", plan.about) {
        KindText(kind: kind(in: context), room: plan.about?.size ?? .zero)
      },
      slot("add", plan.button) {
        AddButton(size: size(in: context), room: plan.button?.size ?? .zero)
      },
      slot("sizes", plan.dots) {
        SizeDots(
          index: index(in: context), count: families(in: context).count, marks: context.marks)
      },
      plan.page.footer.map {
        Slot(SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: $0)), in: $0)
      },
    ].compactMap(\.self)
    return chrome + previews(on: plan, in: context)
  }

  /// The layout; a size is as large as it would be on the board.
  func plan(in context: FrontContext) -> PickerPlan {
    PickerPlan(
      of: context.size,
      showing: families(in: context).map {
        context.device.cells(of: $0, grown: context.board.growth(with: $0))
      })
  }

  private func previews(on plan: PickerPlan, in context: FrontContext) -> [Slot] {
    guard let kind = kind(in: context) else { return [] }
    let families = families(in: context)
    let index = index(in: context)
    return plan.samples(around: index, part: part).flatMap { sample -> [Slot] in
      let family = families[sample.index]
      var tile = Slot(
        SlotID("sample-\(kind.id)", sample.index),
        .preview(Preview(kind: kind.id, family: family)), in: sample.tile,
        traits: context.traits(
          of: family, kind: kind.id, in: context.place.widgetPlace, on: sample.tile.size))
      tile.edge = TileEdge(
        glyphs: context.presentation.surroundings.glyphs, depth: context.presentation.look.depth,
        isFocused: sample.index == index)
      tile.window = sample.window
      let name = SizeName(
        family: family, isChosen: sample.index == index,
        part: sample.parts > 1 ? "\(min(part, sample.parts - 1) + 1)/\(sample.parts)" : nil)
      return [
        tile, Slot(SlotID("size", sample.index), .chrome(context.archived(name)), in: sample.name),
      ]
    }
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let offered = keys.shortcuts.filter { shortcut in
      shortcut.bindings(at: keys.place).contains { list.offers($0.command) }
    }
    return Hints(
      of: offered, at: keys.place, in: Situation(instances: 1), marks: context.marks,
      naming: { [list] in list.nameInSearch(of: $0) })
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: list.focus == .rows ? .picker : .line)
  }

  /// The kinds under headings: what isn't on the board yet, all, and what had better stand elsewhere.
  func sections(in context: FrontContext) -> [ItemList.Section] {
    let location = context.place.location
    let kinds = context.board.kinds.filter {
      $0.families.contains(where: context.takes) && isSought($0, in: context)
    }
    let used = Set(context.board.board.members.map(\.kind))
    let others = kinds.filter { kind in
      kind.families.filter(context.takes)
        .allSatisfy { kind.disfavoredLocations[$0]?.contains(location) ?? false }
    }
    let usual = kinds.filter { kind in !others.contains { $0.id == kind.id } }
    if !list.query.isEmpty { return found(among: usual + others, in: context) }
    let fresh = usual.filter { !used.contains($0.id) }
    let rest = usual.filter { used.contains($0.id) }
    let parts = [
      ("picker.suggested", rest.isEmpty ? [] : fresh), ("picker.all", rest.isEmpty ? fresh : rest),
      ("picker.other", others),
    ]
    return parts.filter { !$0.1.isEmpty }.map { ItemList.Section($0.0, $0.1.map(\.id)) }
  }

  /// Kinds that are found by their names, and then those found by what they are.
  private func found(among kinds: [WidgetKind], in context: FrontContext) -> [ItemList.Section] {
    let named = kinds.filter { isSought($0.name(among: otherNames, in: context)) }
    let others = kinds.filter { kind in !named.contains { $0.id == kind.id } }
    let all = (named + others).map(\.id)
    return all.isEmpty ? [] : [ItemList.Section("picker.all", all)]
  }

  /// Whether the words that are searched stand in a kind's name, in any language, or its description.
  private func isSought(_ kind: WidgetKind, in context: FrontContext) -> Bool {
    let description = context.presentation.strings[kind.description] ?? kind.description
    return isSought("\(kind.name(among: otherNames, in: context)) \(description)")
  }

  private func isSought(_ text: String) -> Bool {
    SearchedText.words(of: list.query).allSatisfy(SearchedText(text).contains)
  }

  func kind(in context: FrontContext) -> WidgetKind? {
    context.board.kinds.first { $0.id == list.item }
  }

  /// The sizes of the chosen kind that may stand in the place from which the gallery was opened.
  func families(in context: FrontContext) -> [WidgetFamily] {
    kind(in: context)?.families.filter(context.takes) ?? []
  }

  func index(in context: FrontContext) -> Int {
    list.item.flatMap { sizes[$0] } ?? 0
  }

  func size(in context: FrontContext) -> WidgetFamily? {
    let families = families(in: context)
    let index = index(in: context)
    return families.indices.contains(index) ? families[index] : nil
  }
}

extension WidgetKind {
  /// The words by which it is called, in the user's language and the others.
  fileprivate func name(among otherNames: [String: String], in context: FrontContext) -> String {
    "\(id) \(context.presentation.strings[name] ?? name) \(otherNames[name] ?? "")"
  }
}

extension PickerFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move(.left)) where list.focus == .rows: turn(by: -1, in: context)
    case .command(.move(.right)) where list.focus == .rows: turn(by: 1, in: context)
    case .command(.turnPage(let count)) where partCount(in: context) > 1:
      part = max(0, min(part + count, partCount(in: context) - 1))
    case .command(.open) where list.focus == .rows, .command(.act) where list.focus == .rows:
      return add(in: &context)
    case .command(.leave) where list.takesLeaving:
      change(.command(.leave), in: context)
    case .command(.leave), .command(.quit): return .close()
    case .command(.end): return .quit
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command): change(.command(command), in: context)
    case .key(let key):
      if let event = PageEvent(key, by: keys(in: context)) { change(event, in: context) }
    case .paste(let text): change(.paste(text), in: context)
    case .mouse(let mouse): return handle(mouse, in: &context, on: occasion)
    }
    return .stay()
  }

  /// Returns whether the chosen kind was clicked once more.
  @discardableResult
  private mutating func change(_ event: PageEvent, in context: FrontContext) -> Bool {
    let plan = plan(in: context)
    let (before, query) = (list.item, list.query)
    defer { if list.item != before { part = 0 } }
    let request = list.handle(
      event, rows: plan.listRoom.rows, columns: plan.listRoom.columns)
    list.show(sections(in: context))
    // What fits best is first, and is what is to be added.
    if list.query != query { list.selectFirst() }
    if case .open? = request { return true }
    return false
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .opened: return .close()
    case .boardChanged where context.board.board.isWritten:
      context.messages.passing = "home.written"
      return .close()
    case .boardChanged: list.show(sections(in: context))
    default: break
    }
    return .stay()
  }

  private mutating func turn(by count: Int, in context: FrontContext) {
    choose(index(in: context) + count, in: context)
  }

  private mutating func choose(_ index: Int, in context: FrontContext) {
    guard let kind = kind(in: context), families(in: context).indices.contains(index) else {
      return
    }
    (sizes[kind.id], part) = (index, 0)
  }

  /// How many parts the chosen size is seen in.
  private func partCount(in context: FrontContext) -> Int {
    let plan = plan(in: context)
    let index = index(in: context)
    return plan.samples(around: index).first { $0.index == index }?.parts ?? 1
  }

  private mutating func handle(
    _ mouse: Mouse, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    context.follow(mouse)
    let plan = plan(in: context)
    switch mouse.action {
    case .press(.left):
      if plan.page.back.contains(mouse.position) { return .close() }
      if plan.button?.contains(mouse.position) == true { return add(in: &context) }
      if let dots = plan.dots, dots.contains(mouse.position) {
        turn(by: mouse.position.x < dots.origin.x + dots.size.width / 2 ? -1 : 1, in: context)
      }
      if let sample = sample(at: mouse.position, on: plan, in: context) {
        choose(sample, in: context)
        pressed = mouse.position
      } else if let url = occasion.seen.link(at: mouse.position),
        change(.link(url), in: context)
      {
        return add(in: &context)
      }
    case .move(.left?), .hold(.left):
      guard let start = pressed, mouse.position != start || mouse.action == .hold(.left) else {
        return .stay()
      }
      pressed = nil
      return add(in: &context, carriedBy: mouse.position)
    case .release: pressed = nil
    case .scroll(let direction): scroll(by: direction.isForward ? 1 : -1, in: context)
    default: break
    }
    return .stay()
  }

  /// Shows the next part of the chosen size or, behind the last one, the next size.
  private mutating func scroll(by count: Int, in context: FrontContext) {
    guard (0..<partCount(in: context)).contains(part + count) else {
      return turn(by: count, in: context)
    }
    part += count
  }

  private func sample(
    at position: Point, on plan: PickerPlan, in context: FrontContext
  ) -> Int? {
    plan.samples(around: index(in: context), part: part).first { sample in
      sample.tile.contains(position) && sample.window.contains(position)
    }?.index
  }

  /// Adds a widget of the chosen kind and size behind the focused one. It is in hand then, carried by
  /// the keys or by the pointer.
  private mutating func add(
    in context: inout FrontContext, carriedBy pointer: Point? = nil
  ) -> FrontStep {
    guard let kind = kind(in: context), let name = size(in: context)?.name else { return .stay() }
    let index = context.board.index.map { $0 + 1 } ?? 0
    let move = BoardMove.add(kind: kind.id, family: name, at: index)
    return .close(context.arrange { $0.add(move, carriedBy: pointer) })
  }
}
