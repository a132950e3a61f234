import FoundationEssentials
import Pages
import Timelines

extension Home {
  /// Asks for a page; only what was asked for last is taken.
  mutating func ask(for url: URL, from instance: Instance.ID) -> Effect {
    pageCount += 1
    let request = PageRequest(url, from: instance, number: pageCount)
    awaitedPage = request
    return .open(request)
  }

  /// What nobody waits for any more is dropped.
  mutating func receive(_ opening: PageOpening, at date: Date) {
    guard opening.request == awaitedPage else { return }
    awaitedPage = nil
    switch opening.outcome {
    case .success(let page) where openPage?.follows(opening.request) == true:
      openPage?.follow(page, behind: opening.request, at: date)
    case .success(let page): openPage = OpenPage(page, behind: opening.request, at: date)
    case .failure(let setback) where openPage != nil: openPage?.refuse(setback)
    case .failure(let setback): refuse(setback, opening.request.instance)
    }
  }

  mutating func closePage() {
    (openPage, awaitedPage) = (nil, nil)
  }

  /// Asks for the open page anew, for what it shows may be another now.
  mutating func renewPage() -> [Effect] {
    guard let page = openPage, awaitedPage.map({ $0.url == page.url }) ?? true else { return [] }
    openPage?.renew()
    return [ask(for: page.url, from: page.instance)]
  }

  /// Asks for the open page anew if the content of widgets of a kind, or of all, is its own.
  mutating func renewPage(ofKind kind: String?) -> [Effect] {
    let own = openPage.flatMap { places[$0.instance] }.map { instances[$0].kind }
    return kind == nil || kind == own ? renewPage() : []
  }

  /// Asks for the open page anew once it has waited for that long enough.
  mutating func renewPage(dueAt date: Date) -> [Effect] {
    shownPage?.renewal.map { $0 <= date } == true ? renewPage() : []
  }

  /// A page goes, or is asked for anew, when what it wanted done is done, and says why it is not.
  mutating func tellPage(_ performance: Performance) -> [Effect] {
    switch openPage?.receive(performance) {
    case .closes: closePage()
    case .isOutdated: return renewPage()
    case nil: break
    }
    return []
  }
}
