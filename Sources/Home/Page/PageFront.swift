import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
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
