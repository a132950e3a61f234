import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Layout
import Pages
import Timelines
import Views

@testable import Home

extension SeenHome {
  mutating func text() -> String { text(at: .test) }

  /// Answers all due questions; returns the numbers of the widgets asked.
  @discardableResult
  mutating func settle(at date: Date) async -> [Int] {
    let questions = advance(to: date).compactMap(\.question)
    for question in questions { _ = handle(.answered(await question.answer), at: date) }
    return questions.map(\.request.instance.number)
  }

  /// Presses and releases the left button.
  @discardableResult
  mutating func click(at place: Point, at date: Date = .test) -> [Effect] {
    [Mouse.Action.press(.left), .release(.left)].flatMap { action in
      handle(.input(.mouse(Mouse(action, at: place))), at: date)
    }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { _ = handle(.input(.key(key)), at: .test) }
  }
}

extension SeenHome {
  init(
    size: Size, device: Device, presentation: Presentation, kinds: [WidgetKind],
    instances: [Instance], daytime: @escaping Home.DaytimeSource = { _, _ in nil },
    pages: PageSource = .none, at date: Date
  ) {
    self.init(
      Home(
        size: size, device: device, presentation: presentation, kinds: kinds, instances: instances,
        daytime: daytime, pages: pages, at: date))
  }

  /// A home before its first questions.
  static func fresh(
    _ width: Int, _ height: Int, showing instances: [Instance] = Sample.board,
    kinds: [WidgetKind] = Sample.kinds, presentation: Presentation? = nil, on device: String? = nil
  ) throws -> SeenHome {
    SeenHome(
      size: Size(width: width, height: height), device: try .test(device),
      presentation: try presentation ?? .test(), kinds: kinds, instances: instances, at: .test)
  }

  /// A home whose widgets have been answered.
  static func test(
    _ width: Int, _ height: Int, showing instances: [Instance] = Sample.board,
    kinds: [WidgetKind] = Sample.kinds, presentation: Presentation? = nil
  ) async throws -> SeenHome {
    var home = try fresh(
      width, height, showing: instances, kinds: kinds, presentation: presentation)
    await home.settle(at: .test)
    return home
  }

}

extension Home {
  var board: BoardFront { (fronts.first as? BoardFront) ?? BoardFront() }

  /// The index of the focused widget.
  var focusIndex: Int? {
    get { context.board.index }
    set {
      if let newValue {
        context.board.focus(onIndex: newValue)
      } else {
        context.board.focus(on: nil)
      }
      screenSlots = nil
    }
  }

  var plan: ScreenPlan { context.board.plan }
  var page: Int { context.board.page }
  var controlFocus: ControlFocus? { context.board.inside }
  var openPage: OpenPage? { pageIndex.flatMap { fronts[$0] as? PageFront }?.open }
  var panel: PanelFront? { fronts.lazy.compactMap { $0 as? PanelFront }.first }
  var schedule: Schedule { context.cast.schedule }
}

extension Effect {
  var question: Question? { if case .ask(let question) = self { question } else { nil } }
  var page: PageRequest? { if case .open(let request) = self { request } else { nil } }
  var isSuspend: Bool { if case .suspend = self { true } else { false } }
  var isRepaint: Bool { if case .repaint = self { true } else { false } }
}

extension Question {
  var answer: TimelineAnswer {
    get async {
      do {
        return TimelineAnswer(to: request, .timeline(try await timeline()))
      } catch {
        return TimelineAnswer(to: request, .fault(error as? TimelineFault ?? .failed("\(error)")))
      }
    }
  }
}
