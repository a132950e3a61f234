import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

/// A panel in front of the dimmed screen: the help, or a widget's inspector.
struct PanelFront: Front {
  enum Subject: Hashable, Sendable {
    /// The keys that work at a place, and their effects.
    case help(KeyScope)
    /// The state of a widget's timeline.
    case inspector(Instance.ID)
  }

  let subject: Subject
  private(set) var page = 0

  let isOpaque = false

  init(_ subject: Subject) {
    self.subject = subject
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    panel(in: context, at: date).slots(page: page, in: context)
  }

  /// The inspector is updated each minute, when the screen changes anyway.
  func end(in context: FrontContext, at date: Date) -> Date? {
    guard case .inspector = subject else { return nil }
    let minutes = (date.timeIntervalSince1970 / 60).rounded(.down)
    return Date(timeIntervalSince1970: (minutes + 1) * 60)
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: .panel)
  }

  /// Turns the panel's pages; any other key or a press closes it.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.turnPage(let count)):
      let pageCount = panel(in: context, at: occasion.date).pageCount(on: context.size)
      guard pageCount > 1 else { return .close() }
      page = max(0, min(page + count, pageCount - 1))
      return .stay()
    case .command(.leave), .command(.quit): return .close()
    case .command(.help): return isHelp ? .close() : .pass
    case .command: return .pass
    case .key(let key): return key.modifiers.contains(.control) ? .stay() : .close()
    case .mouse(let mouse): return mouse.action == .press(.left) ? .close() : .stay()
    case .paste: return .stay()
    }
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch (event, subject) {
    case (.lockChanged, _), (.opened, _): .close()
    case (.boardChanged, .inspector(let id)) where context.cast.members[id] == nil: .close()
    default: .stay()
    }
  }

  private var isHelp: Bool { if case .help = subject { true } else { false } }

  private func panel(in context: FrontContext, at date: Date) -> Panel {
    switch subject {
    case .help(let place): return .help(at: place, in: context.presentation)
    case .inspector(let id):
      let report = context.cast.schedule.report(on: id, at: date)
      let widget = context.cast.members[id].flatMap { instance in
        report.map { InspectedWidget(instance: instance, report: $0) }
      }
      return .inspector(
        of: widget, actionFault: context.actionFault(of: id), in: context.presentation)
    }
  }
}
