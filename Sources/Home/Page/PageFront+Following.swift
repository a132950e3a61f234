import Cast
import FoundationEssentials
import Pages
import Timelines

extension PageFront {
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .answered(let answer):
      guard answer.isReel, answer.request.instance == open.instance else { return .stay() }
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
  fileprivate var isReel: Bool { if case .reel = outcome { true } else { false } }
}
