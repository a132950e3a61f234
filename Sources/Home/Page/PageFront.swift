import Almanac
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import Views
import WidgetIntents

/// The page of an app, which was opened from a widget and fills the screen.
struct PageFront: Front {
  var open: OpenPage

  let isOpaque = true
  let hidesMessages = true
  let isPrivate = true

  var focus: Instance.ID? { open.instance }

  func title(in context: FrontContext) -> LocalizedStringResource? { open.page.title }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = PagePlan(context.size)
    let bounds = Rect(origin: .zero, size: context.size)
    var ground = Slot(SlotID("ground"), .chrome(ground(in: context, at: date)), in: bounds)
    ground.part = .tile
    let parts = [
      plan.header.map { Slot(SlotID("header"), .chrome(header(in: context, at: date)), in: $0) },
      Slot(SlotID("body"), .chrome(body(in: context, at: date)), in: plan.body),
    ]
    let footer = plan.footer.map {
      Slot(SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: $0)), in: $0)
    }
    let front = parts.compactMap { $0.map { lit($0, in: context, at: date) } }
    return (context.presentation.look.showsContainerBackgrounds ? [ground] : [])
      + (front + [footer].compactMap(\.self)).map { slot in
        var slot = slot
        slot.layer = 1
        return slot
      }
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let offered = keys.shortcuts.filter { shortcut in
      shortcut.bindings(at: keys.place).contains { open.page.offers($0.command) }
    }
    let page = open.page
    return Hints(
      of: offered, at: keys.place, in: Situation(), marks: context.marks,
      naming: { page.name(of: $0) ?? context.wayBack(of: $0) })
  }

  func end(in context: FrontContext, at date: Date) -> Date? {
    let room = room(in: context, at: date)
    return open.page.end(in: room).flatMap { $0 > date ? $0 : nil }
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: open.page.place)
  }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave) where open.page.takesLeaving:
      return handle(.command(.leave), in: &context, at: occasion.date)
    case .command(.leave), .command(.quit): return leave(&context)
    case .command(.end): return open.lets(.program) ? .quit : .stay()
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command):
      return handle(.command(command), in: &context, at: occasion.date)
    case .key(let key):
      guard let event = PageEvent(key, by: keys(in: context)) else { return .stay() }
      return handle(event, in: &context, at: occasion.date)
    case .paste(let text): return handle(.paste(text), in: &context, at: occasion.date)
    case .mouse(let mouse):
      context.follow(mouse)
      switch mouse.action {
      case .press(.left): return press(at: mouse.position, in: &context, on: occasion)
      case .scroll(.up): return handle(.scroll(-3), in: &context, at: occasion.date)
      case .scroll(.down): return handle(.scroll(3), in: &context, at: occasion.date)
      default: return .stay()
      }
    }
  }

  private mutating func leave(_ context: inout FrontContext) -> FrontStep {
    guard !open.hold(.leaving), open.lets(.page) else { return .stay() }
    context.pages.forget()
    return .close()
  }

  private mutating func press(
    at position: Point, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    if PagePlan(context.size).back.contains(position) { return leave(&context) }
    for slot in slots(above: [], in: context, at: occasion.date).reversed()
    where slot.frame.contains(position) {
      let targets = occasion.seen.targets(in: slot) ?? context.targets(of: slot, at: occasion.date)
      guard let link = targets.link(at: position - slot.frame.origin) else { continue }
      return handle(.link(link.url), in: &context, at: occasion.date)
    }
    return .stay()
  }

  private mutating func handle(
    _ event: PageEvent, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch open.handle(event, in: room(in: context, at: date)) {
    case .close:
      context.pages.forget()
      return .close()
    case .perform(let intent): return .stay([run(intent, stays: false, in: &context)])
    case .run(let intent): return .stay([run(intent, stays: true, in: &context)])
    case .open(let url) where context.pages.source.leads(url):
      open.awaitAnother(behind: url)
      return .stay([context.pages.ask(for: url, from: open.instance)])
    case .enter(let url) where context.pages.source.leads(url):
      open.awaitAnother(behind: nil)
      return .stay([context.pages.ask(for: url, from: open.instance, inFront: true)])
    case .open, .enter, nil: return .stay()
    }
  }

  /// Handles what has waited for the page.
  mutating func resume(in context: inout FrontContext, at date: Date) -> FrontStep {
    let fault = open.actionFault
    var effects: [Effect] = []
    for input in open.release() {
      let step =
        switch input {
        case .event(let event): handle(event, in: &context, at: date)
        case .leaving: leave(&context)
        }
      guard case .stay(let others) = step else { return step.after(effects) }
      effects += others
    }
    open.keep(fault)
    return .stay(effects)
  }

  private mutating func run(
    _ intent: any AppIntent, stays: Bool, in context: inout FrontContext
  ) -> Effect {
    let id = Tap.ID(instance: open.instance, number: context.cast.nextTapNumber())
    open.await(id, stays: stays)
    return .run(Tap(id: id, intent: IntentReference(intent), type: type(of: intent)))
  }
}

extension FrontStep {
  /// The step with effects before its own.
  fileprivate func after(_ effects: [Effect]) -> FrontStep {
    if case .close(let others) = self { .close(effects + others) } else { self }
  }
}

extension PageFront {
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .answered(let answer):
      guard answer.isTimeline, answer.request.instance == open.instance else { return .stay() }
      return renew(&context)
    case .boardChanged: return renew(&context)
    case .performed(let performance): return receive(performance, in: &context)
    case .contentChanged(let kind, _):
      let own = context.cast.members[open.instance]?.kind
      return kind == nil || kind == own ? renew(&context) : .stay()
    default: return .stay()
    }
  }

  /// Shows the requested page: updates this one if the page follows it, otherwise replaces it.
  mutating func take(_ page: any Page, behind request: PageRequest, at date: Date) {
    if open.follows(request) {
      open.follow(page, behind: request, at: date)
    } else {
      open = OpenPage(page, behind: request, at: date)
    }
  }

  /// Requests the page again, because its content may have changed.
  mutating func renew(_ context: inout FrontContext) -> FrontStep {
    guard context.pages.awaited.map({ $0.url == open.url }) ?? true else { return .stay() }
    open.renew()
    return .stay([context.pages.ask(for: open.url, from: open.instance)])
  }

  /// Takes the result of the page's action. The page closes after an action that it waits for, and
  /// is renewed after one that runs while it stays.
  private mutating func receive(
    _ performance: Performance, in context: inout FrontContext
  ) -> FrontStep {
    switch open.receive(performance) {
    case .closes:
      context.pages.forget()
      return .close()
    case .isOutdated: return renew(&context)
    case nil: return .stay()
    }
  }
}

extension TimelineAnswer {
  fileprivate var isTimeline: Bool { if case .timeline = outcome { true } else { false } }
}

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
