import Boards
import Cast
import FoundationEssentials
import Pages
import Timelines

extension Home {
  /// The index of the open app page; nil if none is open.
  var pageIndex: Int? { fronts.lastIndex { $0 is PageFront } }

  /// Opens a page that is still awaited, in front of the widgets and behind panels and the lock.
  mutating func receive(_ opening: PageOpening, at date: Date) -> [Effect] {
    guard context.pages.take(opening.request) else { return [] }
    switch opening.outcome {
    case .success(let page) where context.pages.opensInFront && pageIndex != nil:
      var front = PageFront(
        open: OpenPage(page, behind: opening.request, at: date))
      _ = changePage {
        $0.open.makeWay()
        front.open.takeOver($0.open.giveUpHeld())
      }
      fronts.insert(front, at: (pageIndex ?? 0) + 1)
    case .success(let page):
      if isBehind(page) { pageIndex.map { _ = fronts.remove(at: $0) } }
      if !changePage({ $0.take(page, behind: opening.request, at: date) }) {
        let front = PageFront(
          open: OpenPage(page, behind: opening.request, at: date))
        fronts.insert(front, at: ground + 1)
      }
    case .failure(let actionFault):
      if !changePage({ $0.open.refuse(actionFault) }) {
        context.cast.refuse(actionFault, opening.request.instance)
      }
    }
    return resumePage(at: date)
  }

  /// Whether the page behind the open one is of the same type as another that is to replace that.
  private func isBehind(_ page: any Page) -> Bool {
    guard let index = pageIndex, let open = (fronts[index] as? PageFront)?.open.page,
      let other = (fronts[index - 1] as? PageFront)?.open.page
    else { return false }
    return type(of: open) != type(of: page) && type(of: other) == type(of: page)
  }

  /// Handles what the user did on the open page while it was made.
  private mutating func resumePage(at date: Date) -> [Effect] {
    guard let index = pageIndex, var page = fronts[index] as? PageFront else { return [] }
    let step = page.resume(in: &context, at: date)
    fronts[index] = page
    return take(step, of: index)
  }

  /// The date at which to renew the visible page.
  var renewal: Date? {
    isLocked ? nil : pageIndex.flatMap { fronts[$0] as? PageFront }?.open.renewal
  }

  /// Asks for the open page again if its renewal is due.
  mutating func renewPage(dueAt date: Date) -> [Effect] {
    renewal.map { $0 <= date } == true ? renewPage() : []
  }

  /// Asks for the open page again; none if no page is open.
  mutating func renewPage() -> [Effect] {
    guard let index = pageIndex, var page = fronts[index] as? PageFront else { return [] }
    let step = page.renew(&context)
    fronts[index] = page
    return take(step, of: index)
  }

  /// Brings a widget to the front with the page behind it, unless that would lose what the user is
  /// writing.
  mutating func bringToFront(_ id: Instance.ID, at date: Date) -> [Effect] {
    guard context.cast.members[id] != nil else { return [] }
    for index in fronts.indices.reversed() {
      _ = take(fronts[index].follow(.opened(id), in: &context, at: date), of: index)
    }
    let page = pageIndex.flatMap { fronts[$0] as? PageFront }
    guard !isLocked, page?.open.holdsWork != true, var board = fronts.first as? BoardFront else {
      return []
    }
    _ = go(to: .home, at: date)
    let step = board.open(nil, in: &context, at: date)
    fronts[0] = board
    if case .stay(let effects) = step, !effects.isEmpty { return effects }
    fronts.removeAll { $0 is PageFront }
    context.pages.forget()
    return []
  }

  private mutating func changePage(_ change: (inout PageFront) -> Void) -> Bool {
    guard let index = pageIndex, var page = fronts[index] as? PageFront else { return false }
    change(&page)
    fronts[index] = page
    return true
  }
}
